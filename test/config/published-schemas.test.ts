import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseConfiguration } from '../../src/config/configuration.ts';
import { parseWaivers } from '../../src/config/waivers.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { kinds } from '../../src/kinds/index.ts';
import { runs } from '../support/soak.ts';

const schemas = {
  configuration: readSchema('schemas/config/v1.schema.json'),
  waivers: readSchema('schemas/waivers/v1.schema.json'),
};
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictTuples: false });
const validators = {
  configuration: ajv.compile(schemas.configuration),
  waivers: ajv.compile(schemas.waivers),
};
const parsers = {
  configuration: (bytes: Uint8Array) => parseConfiguration(bytes, kinds).ok,
  waivers: (bytes: Uint8Array) => parseWaivers(bytes).ok,
};

/** What the parser refuses and a schema cannot say, and why. */
const unsaid: readonly [why: string, file: keyof typeof parsers, text: string][] = [
  ['a pattern does not know how long a month is', 'waivers', waiver({ until: '2026-02-30' })],
  [
    'a schema reads no other file',
    'configuration',
    'version: 1\nfiles: [{path: a, preset: gates/none.yml}]\n',
  ],
  ['a pattern does not multiply', 'configuration', 'version: 1\nlimits: {maxBytes: 99999999999GB}\n'],
  [
    'a pattern does not count alternatives',
    'configuration',
    `version: 1\nignore: ["${'{a,b}'.repeat(7)}"]\n`,
  ],
];

function readSchema(file: string): AnySchema & object {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function waiver(members: object): string {
  const sound = {
    fingerprint: '0123456789ab',
    change: 'abcdef012345',
    reason: 'agreed',
    until: '2026-12-31',
  };
  return stringify({ version: 1, waivers: [{ ...sound, ...members }] });
}

function verdicts(file: keyof typeof parsers, text: string) {
  const { value = null, faults } = parseYaml(sourceText(text), defaultLimits);
  const parser = parsers[file](new TextEncoder().encode(text));
  return { parser, schema: faults.length === 0 && validators[file](value) };
}

const entry = (more: string) => `version: 1\nfiles:\n  - {path: a.json, kind: task-tree${more}}\n`;
const configurations: readonly [isGood: boolean, text: string][] = [
  [true, 'version: 1\n'],
  [true, 'version: 1\nfiles: []\nrules: {}\nignore: []\nlimits: {}\nwaiversFrom: head\n'],
  [true, 'version: 1\ndetect: false\nprofile: strict\n'],
  [false, 'version: 1\ndetect: no thing\n'],
  [false, 'version: 1\nprofile: lax\n'],
  [true, 'version: 1\nfiles: [{path: a, kind: checklist, profile: strict}]\n'],
  [true, entry('')],
  [true, 'version: 1\nfiles: [{path: a, preset: ralph}, {path: a, preset: ralph, kind: checklist}]\n'],
  [true, 'version: 1\nfiles: [{path: a, preset: {parse: json, items: [/a], done: [{field: b}]}}]\n'],
  [false, 'version: 1\nfiles: [{path: a, preset: ralf}]\n'],
  [false, 'version: 1\nfiles: [{path: a, preset: ralph, kind: task-tree}]\n'],
  [false, 'version: 1\nfiles: [{path: a, evidence: required}]\n'],
  [
    true,
    entry(
      ', steps: {required: true, runState: "{dir}/x"}, runnerOwned: [next], rotation: allow, replan: note',
    ),
  ],
  [true, entry(', rules: {task-tree/goalposts: off, state-file/deleted: [warning]}')],
  [
    true,
    'version: 1\nrules: {task-tree/child-additions: [error, {moves: allow}], config/matches-nothing: off}\n',
  ],
  [true, 'version: 1\nrules: {task-tree/child-additions: [error]}\n'],
  [true, 'version: 1\nlimits: {maxBytes: 64MB, maxDepth: 10, maxValues: 10}\n'],
  [true, 'version: 1\nignore: ["**/fixtures/**", "a?[b].{c,d}", ".hidden/...", "a\\nb"]\n'],
  [false, ''],
  [false, '[]'],
  [false, 'version: 2\n'],
  [false, 'version: "1"\n'],
  [false, 'version: 1\nfile: []\n'],
  [false, 'version: 1\nfiles: ~\n'],
  [false, 'version: 1\nrules: ~\n'],
  [false, 'version: 1\nlimits: ~\n'],
  [false, 'version: 1\nignore: ~\n'],
  [false, 'version: 1\nwaiversFrom: ~\n'],
  [false, 'version: 1\nrules: 9e999\n'],
  [false, 'version: 1\n__proto__: 1\n'],
  [false, 'version: 1\nfiles: [a.json]\n'],
  [false, 'version: 1\nfiles: [{path: a.json}]\n'],
  [false, 'version: 1\nfiles: [{kind: task-tree}]\n'],
  [false, 'version: 1\nfiles: [{path: a.json, kind: workflows}]\n'],
  [false, entry(', replan: warning')],
  [false, entry(', steps: {requird: true}')],
  [false, entry(', steps: {runState: ""}')],
  [false, entry(', rules: ~')],
  [false, entry(', rules: {config/matches-nothing: off}')],
  [false, entry(', rules: {task-tree/nothing: off}')],
  [false, 'version: 1\nrules: {state-file/unreadable: off}\n'],
  [false, 'version: 1\nrules: {state-file/too-large: error}\n'],
  [false, 'version: 1\nrules: {config/changed: off}\n'],
  [false, 'version: 1\nrules: {task-tree/goalposts: []}\n'],
  [false, 'version: 1\nrules: {task-tree/goalposts: [error, {}]}\n'],
  [false, 'version: 1\nrules: {task-tree/goalposts: fatal}\n'],
  [false, 'version: 1\nrules: {task-tree/child-additions: [error, {moves: maybe}]}\n'],
  [false, 'version: 1\nrules: {task-tree/child-additions: [error, {}, 1]}\n'],
  ...['0', '-1', '1.5', '0MB', '64mb', '1TB', '9007199254740992'].map((size): [boolean, string] => [
    false,
    `version: 1\nlimits: {maxBytes: ${size}}\n`,
  ]),
  ...['/a', '!a', 'C:/a', 'a\\\\b', '../a', 'a/./b', 'a/..', '.', 'a/', 'a//b', '', '.\\n/../a'].map(
    (path): [boolean, string] => [false, `version: 1\nignore: ["${path}"]\n`],
  ),
];
const waivers: readonly [isGood: boolean, text: string][] = [
  [true, 'version: 1\n'],
  [true, 'version: 1\nwaivers: []\n'],
  [true, waiver({})],
  [true, waiver({ until: '2028-02-29' })],
  [false, 'version: 1\nwaivers: ~\n'],
  [false, 'version: 1\nwaiver: []\n'],
  [false, 'version: 1\nwaivers: [{}]\n'],
  [false, waiver({ fingerprint: 123456789012 })],
  [false, waiver({ fingerprint: '0123456789AB' })],
  [false, waiver({ change: 'abc' })],
  [false, waiver({ change: null })],
  [false, waiver({ reason: ' \t\n' })],
  [false, waiver({ until: '2026-13-01' })],
  [false, waiver({ until: '2026-1-1' })],
  [false, waiver({ untill: '2026-01-01' })],
];

describe('the published schema and the parser agree', () => {
  it.each(configurations)('%s: configuration %j', (isGood, text) => {
    expect(verdicts('configuration', text)).toEqual({ parser: isGood, schema: isGood });
  });

  it.each(waivers)('%s: waivers %j', (isGood, text) => {
    expect(verdicts('waivers', text)).toEqual({ parser: isGood, schema: isGood });
  });

  it.each(unsaid)('but %s', (_, file, text) => {
    expect(verdicts(file, text)).toEqual({ parser: false, schema: true });
  });

  it('on configurations that nobody thought of', () => {
    const mostly = <T>(sound: fc.Arbitrary<T>, other: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight: 12, arbitrary: sound }, { weight: 1, arbitrary: other });
    const severity = mostly(fc.constantFrom('error', 'off', 'note'), fc.constantFrom('fatal', null));
    const options = mostly(
      fc.constantFrom({}, { moves: 'allow' }),
      fc.constantFrom({ moves: 1 }, { move: 'allow' }),
    );
    const withOptions = fc.oneof(severity, fc.tuple(severity), fc.tuple(severity, options));
    const rules = fc.record(
      {
        'task-tree/goalposts': fc.oneof(severity, fc.tuple(severity)),
        'task-tree/child-additions': withOptions,
        'state-file/deleted': mostly(severity, withOptions),
      },
      { requiredKeys: [] },
    );
    const anyRules = mostly(
      rules,
      fc.constantFrom({ 'task-tree/none': 'off' }, { 'config/invalid': 'off' }, []),
    );
    const pieces = fc.constantFrom('a', '/', '.', '..', '**', '*', '!', '\\', 'C:', '\n', '{', '[', ',');
    const glob = mostly(
      fc.constantFrom('a.json', '**/b/*.json', '{a,b}/[c]', '...'),
      fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    const file = fc.record(
      {
        path: glob,
        kind: mostly(fc.constant('task-tree'), fc.constantFrom('other', 7)),
        rules: anyRules,
        replan: mostly(fc.constantFrom('note', 'error'), fc.constant('off')),
        steps: mostly(fc.constantFrom({}, { required: true }), fc.constantFrom({ required: 'yes' }, [])),
      },
      { requiredKeys: ['path', 'kind'] },
    );
    const size = mostly(
      fc.integer({ min: 1 }),
      fc.oneof(fc.constantFrom('0B', 'MB', '1 mb', -1, 0), fc.double()),
    );
    const configuration = fc.record(
      {
        version: mostly(fc.constant(1), fc.constantFrom(2, '1')),
        files: fc.array(file, { maxLength: 2 }),
        rules: anyRules,
        ignore: fc.array(glob, { maxLength: 3 }),
        limits: fc.record(
          { maxBytes: mostly(size, fc.constant('7 KB')), maxDepth: size },
          { requiredKeys: [] },
        ),
        waiversFrom: mostly(fc.constantFrom('base', 'head'), fc.constant('both')),
      },
      { requiredKeys: ['version'] },
    );
    let good = 0;
    fc.assert(
      fc.property(configuration, (value) => {
        const { parser, schema } = verdicts(
          'configuration',
          stringify(value, { aliasDuplicateObjects: false }),
        );
        expect(schema).toBe(parser);
        good += parser ? 1 : 0;
      }),
      { numRuns: runs(1000) },
    );
    expect(good).toBeGreaterThan(runs(1000) / 8);
  });
});

describe('the published schemas', () => {
  it.each(Object.entries(schemas))('%s: describe every member, for editors', (_, schema) => {
    const bare: string[] = [];
    const pending: [string, unknown][] = [['', schema]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [pointer, value] = next;
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, child] of Object.entries(value)) {
        pending.push([`${pointer}/${key}`, child]);
        if (pointer.endsWith('/properties') && typeof child?.description !== 'string')
          bare.push(`${pointer}/${key}`);
      }
    }
    expect(bare).toEqual([]);
  });
});
