import { checkTransition } from '../../src/index.ts';
import { declaring } from './trees.ts';
import { readVectors } from './vectors.ts';

/** The rules that vectors reach, each declared as its vector says. */
export function rulesOfVectors(): ReadonlySet<string> {
  const found = readVectors().flatMap(({ input: { prev, next, selected, status, guard } }) => {
    const node = /[\s"]/.test(selected) ? JSON.stringify(selected) : selected;
    const [before, after] = [JSON.stringify(prev), JSON.stringify(next)];
    const message = declaring({ node, status, guard });
    return checkTransition({ kind: 'task-tree', before, after, context: { message } }).findings;
  });
  return new Set(found.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId));
}
