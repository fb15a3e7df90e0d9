PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help env play test lint unit format lock clean

help: ## say what each target does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env: $(STAMP) ## set up .venv from the lock file

play: env ## play in the terminal; options go in ARGS="…"
	@$(BIN)/mecenate play $(ARGS)

test: lint unit ## everything that must hold: format, lint, types, imports, tests

lint: env ## check format, lint, types and import directions
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: env ## run the tests with coverage; options go in ARGS="…"
	$(BIN)/pytest -n $(WORKERS) --cov --cov-report=term $(ARGS)

format: env ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only --exit-zero
	$(BIN)/ruff format

lock: env ## pin the newest allowed versions in requirements/dev.lock
	$(BIN)/uv pip compile pyproject.toml requirements/dev.in --output-file requirements/dev.lock \
		--universal --python-version 3.11 --generate-hashes --upgrade \
		--no-emit-index-url --no-emit-find-links --no-header --quiet

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .grimp_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete 2>/dev/null || true

$(STAMP): requirements/dev.lock pyproject.toml
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo "Mecenate needs Python 3.11 or newer, but there is no $(PYTHON) here." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Mecenate needs Python 3.11 or newer, but $(PYTHON) is %d.%d." % sys.version_info[:2])'
	@echo "Setting up $(VENV) ..."
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
