import { describe, expect, it } from 'vitest';
import { globMatcher } from '../../../src/config/path-glob.ts';
import { asksFor, interestInNames } from '../../../src/engine/files/interest.ts';
import { builtInPolicy, type Policy } from '../../../src/engine/policy/built-in-policy.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { companionsBySaying, usualNames } from '../../../src/engine/policy/policy-interest.ts';
import { configuredInterest } from '../../../src/integrations/git-hooks/configured-interest.ts';
import { companionsBy, knownKinds } from '../../../src/integrations/known-names.generated.ts';
import { kinds } from '../../../src/kinds/index.ts';

/** A hook that loads no kind must not miss what the kinds would have seen. */
const known = interestInNames(knownKinds);
const knownNames = {
  globs: [...new Set(knownKinds.flatMap(({ globs }) => globs))],
  companions: [...new Set(knownKinds.flatMap(({ companions }) => companions))],
  addressed: knownKinds.flatMap(({ addressed }) => addressed),
};
const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What the kinds themselves say of a policy's files. */
function toldBy({ govern, watched }: Policy) {
  const parts = watched.flatMap(({ governance: { kind, settings } }) => kind.parts('+/+', settings.options));
  const companions = parts.map(({ glob }) => globMatcher(last(glob).replace(/^.*\+/, '*')));
  return {
    isGoverned: (path: string) => govern(path) !== undefined,
    isCompanion: (name: string) => companions.some((matches) => matches(name)),
    isAddressed: (message: string) =>
      kinds.some(({ match }) => match.addressed !== undefined && asksFor(match.addressed(message))),
  };
}
const told = toldBy(builtInPolicy(kinds));

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
    expect(Object.fromEntries(companionsBy)).toEqual(companionsBySaying(kinds));
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

describe('what concerns state by what a configuration says', () => {
  const entries = [
    "  - path: 'plans/*.json'\n    kind: checklist\n    preset: ralph",
    '  - path: runs/tree.json\n    kind: task-tree\n    steps: {runState: "{dir}/at.json"}',
    '  - path: "flow/*.md"\n    kind: workflow\n    graph: flow/all.graph.json',
    '  - {path: backlog/config.yml, preset: backlog}',
    '  - {path: own/config.yml, kind: checklist}',
    '  - path: notes/\\\n      log.jsonl\n    kind: checklist\n    preset: own.yml',
    '  - path: own.json\n    preset: {parse: json, items: [/a], done: [{field: b}], deletions: gone.jsonl}',
  ];
  const texts = [
    ...entries.map((entry) => `version: 1\nfiles:\n${entry}\n`),
    `version: 1\nfiles:\n${entries.join('\n')}\ndetect: false\n`,
    'version: 1\nignore: [docs/**]\n',
    'not: allowed\n',
    '*no YAML',
  ];
  const named = ['plans/*.json', 'runs/tree.json', 'runs/at.json', 'flow/*.md', 'flow/all.graph.json'];
  const more = [
    'own.yml',
    'own.json',
    'gone.jsonl',
    'notes/log.jsonl',
    'backlog/config.yml',
    'backlog/tasks/*.md',
  ];
  const all = [...paths, ...[...named, ...more, 'own/tasks/*.md'].flatMap(pathsLike)];

  it.each(texts)('is all that is by %j, and more', (text) => {
    const bytes = new TextEncoder().encode(text);
    const found = configuredInterest(bytes);
    const preset = new TextEncoder().encode('{parse: json, items: [/a], done: [{field: b}]}');
    const named = new Map([['own.yml', preset]]);
    const exact = toldBy(policyOf({ configuration: bytes, waivers: null, named }, kinds));
    expect(all.filter((path) => exact.isGoverned(path) && !found.isGoverned(path))).toEqual([]);
    expect(all.filter((path) => exact.isCompanion(last(path)) && !found.isCompanion(last(path)))).toEqual([]);
    expect(all.every((path) => found.isGoverned(path))).toBe(false);
    expect(all.every((path) => found.isCompanion(last(path)))).toBe(false);
    for (const message of messages) expect(found.isAddressed(message)).toBe(known.isAddressed(message));
  });

  it('holds the files that an entry names', () => {
    const text = 'version: 1\nfiles: [{path: a.json, preset: gates/own.yml}]\n';
    const { isCompanion } = configuredInterest(new TextEncoder().encode(text));
    expect(['own.yml', 'own.yaml', 'a.json'].map(isCompanion)).toEqual([true, false, false]);
  });
});
