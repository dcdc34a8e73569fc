import { describe, expect, it } from 'vitest';
import { interestInNames } from '../../src/app/files/interest.ts';
import { builtInPolicy } from '../../src/app/policy/built-in-policy.ts';
import { interestIn, usualNames } from '../../src/app/policy/policy-interest.ts';
import { knownNames } from '../../src/entry/known-names.generated.ts';
import { kinds } from '../../src/kinds/index.ts';

/** A hook that loads no kind must not miss what the kinds would have seen. */
const known = interestInNames(knownNames);
const told = interestIn(builtInPolicy(kinds));

/** Paths that a glob stands for, and some that only look like it. */
function pathsLike(glob: string): string[] {
  const filled = ['', 'a', '.b', 'ü\n', '[x]', 'a/b'].map((text) => glob.replace(/(?<!\*)\*(?!\*)/g, text));
  const placed = filled.flatMap((path) => ['', 'x/', '.x/y z/', '/'].map((top) => path.replace('**/', top)));
  return placed.flatMap((path) => [
    path,
    `${path}x`,
    `x${path}`,
    path.toUpperCase(),
    path.replaceAll('.', '-'),
  ]);
}
const paths = [...knownNames.globs, ...knownNames.companions].flatMap(pathsLike);
const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));

const messages = [
  'Add a button',
  'Agent-Step:',
  'Agent-Step: node=a status=done guard=pass',
  'Agent-Step: node=a status=done guard=pass tree=plans/shop.json',
  'Say Agent-Step: node=a status=done guard=pass',
  'chore(loop): run 1 iter 2 node a status=done guard=pass',
];

describe('what concerns state where nothing is configured', () => {
  it('is generated from the kinds: npm run generate', () => {
    const { addressed, ...listed } = knownNames;
    expect(listed).toEqual(usualNames(kinds));
    expect(addressed).toEqual(kinds.flatMap((kind) => kind.addressed ?? []));
  });

  it('governs what the kinds govern', () => {
    const governed = paths.filter(told.isGoverned);
    expect(paths.filter(known.isGoverned)).toEqual(governed);
    expect(governed.length).toBeGreaterThan(100);
    expect(paths.length).toBeGreaterThan(governed.length * 2);
  });

  it('knows the companions that the kinds name', () => {
    const companions = names.filter(told.isCompanion);
    expect(names.filter(known.isCompanion)).toEqual(companions);
    expect(new Set(companions).size).toBeGreaterThan(knownNames.companions.length);
  });

  it.each(messages)('hears in %j what the kinds hear', (message) => {
    expect(known.isAddressed(message)).toBe(told.isAddressed(message));
    expect(known.isAddressed(message)).toBe(/^Agent-Step:/.test(message));
  });
});
