#!/bin/sh
# >>> stateward
# Without husky's own folder, which git ignores, no hook is run in a work tree.
[ -e .husky/_ ] || [ ! -d .husky ] || cp -R "$(dirname "$0")/_" .husky/_
# <<< stateward
