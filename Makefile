# Every target is one line that calls tools/dev.py, which also works without make.
# Arguments go through ARGS:  make play ARGS="--port 8200"   make test ARGS="-k undo"

PYTHON ?= python3

.PHONY: play terminal test bench load kill paint soak faults check lock clean

play: ; @$(PYTHON) tools/dev.py play $(ARGS)
terminal: ; @$(PYTHON) tools/dev.py terminal $(ARGS)
test: ; @$(PYTHON) tools/dev.py test $(ARGS)
bench: ; @$(PYTHON) tools/dev.py bench $(ARGS)
load: ; @$(PYTHON) tools/dev.py load $(ARGS)
kill: ; @$(PYTHON) tools/dev.py kill $(ARGS)
paint: ; @$(PYTHON) tools/dev.py paint $(ARGS)
soak: ; @$(PYTHON) tools/dev.py soak $(ARGS)
faults: ; @$(PYTHON) tools/dev.py faults $(ARGS)
check: ; @$(PYTHON) tools/dev.py check
lock: ; @$(PYTHON) tools/dev.py lock $(ARGS)
clean: ; @$(PYTHON) tools/dev.py clean
