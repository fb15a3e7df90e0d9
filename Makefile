PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PYTEST = $(BIN)/pytest -n $(WORKERS) -q
COMPILED := build/compiled
WEB := src/mecenate/web
SOURCES := $(shell find src docs/rules -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '$(WEB)/*')
WEB_SOURCES := $(shell find web src/mecenate/lang -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*')
HAS_CC := $(shell $(CC) --version >/dev/null 2>&1 && echo yes)
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable
HAS_NODE := $(shell node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' >/dev/null 2>&1 && echo yes)

.DEFAULT_GOAL := help
.PHONY: help env compiled web play terminal dev test lint lint-web unit coverage unit-compiled unit-train unit-web unit-browser browser types load slow format format-web lock clean

help: ## say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env: $(STAMP) ## set up .venv from the lock file

compiled: $(COMPILED)/.built ## build the compiled engine into build/compiled (needs a C compiler)

ifeq ($(HAS_CC),yes)
ENGINE := compiled
WITH_ENGINE := PYTHONPATH=$(COMPILED)
else
ENGINE := env
WITH_ENGINE :=
endif
MECENATE := $(WITH_ENGINE) $(BIN)/python -m mecenate

ifeq ($(HAS_NODE),yes)
web: $(WEB)/index.html ## build the browser's table into src/mecenate/web (needs Node 20 or later)
else
web:
	@echo "Building the browser's table needs Node 20 or later, which is not here; the terminal works: make terminal" >&2
endif

play: $(ENGINE) web slow ## start the server and play in the browser; options go in ARGS="…"
	@$(MECENATE) serve --open $(ARGS)

ifeq ($(HAS_NODE),yes)
dev: env web/node_modules/.installed ## run the server with reload and Vite with its proxy, for work on the code; options go in ARGS="…"
	@$(BIN)/python tools/dev.py $(ARGS)
else
dev: web
endif

terminal: $(ENGINE) slow ## play in the terminal; options go in ARGS="…"
	@$(MECENATE) play $(ARGS)

slow:
	@test "$(ENGINE)" = compiled || \
		echo "There is no C compiler here, so the engine runs interpreted: the same rules, more than twenty times slower."

test: ## everything that must hold: format, lint, types, imports, the tests of both engines and in a browser
	@$(MAKE) --no-print-directory --jobs=2 env web # one waits for packages while the other builds
	@$(MAKE) --no-print-directory --jobs=2 $(ENGINE) lint unit-web # each keeps one core busy
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory unit-compiled
	@$(MAKE) --no-print-directory unit-browser

lint: env lint-web ## check format, lint, types and import directions
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: env ## run the quick tests and the golden games on the interpreted engine; options go in ARGS="…"
	$(PYTEST) -m "not long or golden" --ignore=tests/browser $(ARGS)

coverage: env ## run the quick tests and say which lines they never reach (takes twice as long); options go in ARGS="…"
	$(PYTEST) -m "not long" --ignore=tests/browser --cov --cov-report=term $(ARGS)

unit-compiled: compiled ## run the tests of the engine on the compiled one, the oracles, and the long tests of the server
	PYTHONPATH=$(COMPILED) $(PYTEST) -m "long or not server" \
		--ignore=tests/cli --ignore=tests/lang --ignore=tests/web --ignore=tests/browser $(ARGS)

unit-train: compiled ## install PyTorch and run the tests of training; options go in ARGS="…"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "torch==2.13.0"
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -q tests/training $(ARGS)

ifeq ($(HAS_NODE),yes)
lint-web: web/node_modules/.installed ## check format and lint of the browser client
	cd web && npm run --silent lint

format-web: web/node_modules/.installed
	cd web && npm run --silent format

unit-web: web ## check the types of the browser's table and run its tests
	cd web && npm run --silent check && npm run --silent test

unit-browser: $(ENGINE) web browser ## play in a real browser (Chromium, which is installed if it may be); options go in ARGS="…"
	$(WITH_ENGINE) $(PYTEST) -m browser tests/browser --ignore=tests/browser/test_speed.py $(ARGS)
	$(WITH_ENGINE) $(BIN)/pytest -q -m browser tests/browser/test_speed.py $(ARGS)
else
lint-web format-web:

unit-web: web

unit-browser: web
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

format: env format-web ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only --exit-zero
	$(BIN)/ruff format

lock: env ## pin the newest allowed versions in requirements/dev.lock
	$(BIN)/uv pip compile pyproject.toml requirements/dev.in --output-file requirements/dev.lock \
		--universal --python-version 3.11 --generate-hashes --no-strip-extras --upgrade \
		--no-emit-index-url --no-emit-find-links --no-header --quiet

clean: ## remove everything that make has made
	rm -rf $(VENV) $(WEB) web/node_modules bench/boardgameio/node_modules build dist htmlcov .coverage .coverage.* .hypothesis \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .grimp_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete 2>/dev/null || true

$(COMPILED)/.built: $(STAMP) $(SOURCES)
	@echo "Compiling the engine ..."
	@rm -rf build/dist $(COMPILED) && mkdir -p build
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(BIN)/python -m build --no-isolation --outdir build/dist . >build/log.txt 2>&1 \
		|| { cat build/log.txt; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) build/dist/*.whl
	@rm -rf $(COMPILED)/mecenate/web && ln -s $(abspath $(WEB)) $(COMPILED)/mecenate/web
	@touch $@

$(WEB)/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@cd web && npm run --silent build

web/node_modules/.installed: web/package-lock.json
	@echo "Setting up web/node_modules ..."
	@cd web && npm install --no-save --silent --no-audit --no-fund && touch node_modules/.installed

$(STAMP): requirements/dev.lock pyproject.toml
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo "Mecenate needs Python 3.11 or newer, but there is no $(PYTHON) here." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mecenate needs Python 3.11 or newer, but $(PYTHON) is %d.%d." % sys.version_info[:2])'
	@echo "Setting up $(VENV) ..."
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
