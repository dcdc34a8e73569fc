import { checkTransition } from '../../src/index.ts';
import { declaring } from './trees.ts';
import { readVectors, type Vector } from './vectors.ts';

/** A commit message that declares the step of a vector. */
export function vectorMessage({
  selected,
  status,
  guard,
}: Pick<Vector['input'], 'selected' | 'status' | 'guard'>): string {
  const node = /[\s"]/.test(selected) ? JSON.stringify(selected) : selected;
  return declaring({ node, status, guard });
}

/** The rules that vectors reach, each declared as its vector says. */
export function rulesOfVectors(): ReadonlySet<string> {
  const found = readVectors().flatMap(({ input: { prev, next, selected, status, guard } }) => {
    const [before, after] = [JSON.stringify(prev), JSON.stringify(next)];
    const message = vectorMessage({ selected, status, guard });
    return checkTransition({ kind: 'task-tree', before, after, context: { message } }).findings;
  });
  return new Set(found.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId));
}
