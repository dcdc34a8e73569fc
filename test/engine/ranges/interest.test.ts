import { describe, expect, it } from 'vitest';
import { interestInNames } from '../../../src/engine/files/interest.ts';
import { builtInPolicy } from '../../../src/engine/policy/built-in-policy.ts';
import { companionNames, interestIn, usualNames } from '../../../src/engine/policy/policy-interest.ts';
import { configuredInterest } from '../../../src/integrations/git-hooks/configured-interest.ts';
import { roughInterest } from '../../../src/integrations/git-hooks/policy.ts';
import { everyCompanion, knownKinds } from '../../../src/integrations/known-names.generated.ts';
import { kinds } from '../../../src/kinds/index.ts';

/** A hook that loads no kind must not miss what the kinds would have seen. */
const known = interestInNames(knownKinds);
const knownNames = {
  globs: [...new Set(knownKinds.flatMap(({ globs }) => globs))],
  companions: [...new Set(knownKinds.flatMap(({ companions }) => companions))],
  addressed: knownKinds.flatMap(({ addressed }) => addressed),
};
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
    expect(addressed).toEqual(kinds.flatMap((kind) => kind.match.addressed ?? []));
  });

  it('is said kind by kind, in the order of the registry', async () => {
    expect(await Promise.all(knownKinds.map(({ load }) => load()))).toEqual(kinds);
    const own = knownKinds.map(({ globs, companions }) => ({ globs, companions }));
    expect(own).toEqual(kinds.map((kind) => usualNames([kind])));
    expect(everyCompanion).toEqual(companionNames(kinds));
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

describe('what concerns state by the words of a configuration', () => {
  const entries = [
    "  - path: 'plans/*.json'\n    kind: checklist\n    preset: ralph",
    '  - path: runs/tree.json\n    kind: task-tree',
    '  - path: "flow/*.md"\n    kind: workflow\n    graph: flow/all.graph.json',
    '  - path: backlog/config.yml\n    preset: backlog',
    '  - path: notes/log.jsonl\n    kind: checklist\n    preset: own.yml',
  ];
  const texts = [
    ...entries.map((entry) => `version: 1\nfiles:\n${entry}\n`),
    `files:\n${entries.join('\n')}\ndetect: false\n`,
    'ignore: [docs/**]\n',
    'not: allowed\n',
  ];
  const named = ['plans/*.json', 'runs/tree.json', 'flow/*.md', 'flow/all.graph.json', 'backlog/config.yml'];
  const all = [
    ...paths,
    ...[...named, 'own.yml', 'notes/log.jsonl', 'backlog/tasks/*.md'].flatMap(pathsLike),
  ];

  it.each(texts)('is all that is by %j, and more', (text) => {
    const bytes = new TextEncoder().encode(text);
    const [rough, exact] = [roughInterest(bytes), configuredInterest(bytes)];
    const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    expect(all.filter((path) => exact.isGoverned(path) && rough?.isGoverned(path) !== true)).toEqual([]);
    expect(
      all.filter((path) => exact.isCompanion(last(path)) && rough?.isCompanion(last(path)) !== true),
    ).toEqual([]);
    expect(exact.namedFiles.filter((path) => rough?.isGoverned(path) !== true)).toEqual([]);
    for (const message of messages) expect(rough?.isAddressed(message)).toBe(known.isAddressed(message));
    expect(all.some((path) => rough?.isGoverned(path) === false)).toBe(true);
  });
});
