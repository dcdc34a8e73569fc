import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfiguration } from '../../src/config/configuration.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { runs } from '../support/soak.ts';
import { toyKinds } from '../support/toy-kinds/index.ts';

const all = [...kinds, ...toyKinds];
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => parseConfiguration(bytes(text), all);

function faultsOf(text: string | Uint8Array): string[] {
  const result = typeof text === 'string' ? read(text) : parseConfiguration(text, all);
  return result.ok ? [] : result.faults.map(({ span, message }) => `${span.line}:${span.column} ${message}`);
}

function configurationOf(body: string) {
  const result = read(`version: 1\n${body}`);
  expect.assert(result.ok, JSON.stringify(result));
  return result.configuration;
}

/** A value as messages show it. */
const shown = (yaml: string) =>
  typeof parse(yaml) === 'number' ? yaml : JSON.stringify(parse(yaml) ?? null);
const tree = '.runner/state/tree.json';
const kindIds = all.map(({ id }) => id).join(', ');
const kindsBut = `known: ${kindIds}`;

describe('what a configuration governs', () => {
  const kindAt = (body: string, path: string) => configurationOf(body).govern(path)?.kind.id;
  const ruleAt = (body: string, path: string, ruleId: string) =>
    configurationOf(body).govern(path)?.settings.rules.get(ruleId);

  it.each<[name: string, body: string, path: string, kind: string | undefined]>([
    ['no files: detection stays', '', tree, 'task-tree'],
    ['no files: nothing else', '', 'plan.json', undefined],
    ['an empty list adds nothing', 'files: []\n', tree, 'task-tree'],
    ['detection off', 'detect: false\n', tree, undefined],
    ['files add to detection', 'files: [{path: plan.json, kind: task-tree}]\n', tree, 'task-tree'],
    ['files go before detection', `files: [{path: ${tree}, kind: toy-log}]\n`, tree, 'toy-log'],
    ['files alone', 'detect: false\nfiles: [{path: plan.json, kind: task-tree}]\n', tree, undefined],
    ['a path', 'files: [{path: plan.json, kind: task-tree}]\n', 'plan.json', 'task-tree'],
    ['case counts', 'files: [{path: plan.json, kind: task-tree}]\n', 'Plan.json', undefined],
    ['a glob', 'files: [{path: "p/**/*.json", kind: task-tree}]\n', 'p/a/b.json', 'task-tree'],
    [
      'the last match wins',
      'files: [{path: "*.json", kind: task-tree}, {path: a.json, kind: toy-log}]\n',
      'a.json',
      'toy-log',
    ],
    [
      'the last match wins, glob or not',
      'files: [{path: a.json, kind: toy-log}, {path: "*.json", kind: task-tree}]\n',
      'a.json',
      'task-tree',
    ],
    ['ignore goes before detection', 'ignore: ["**/state/**"]\n', tree, undefined],
    ['ignore of something else', 'ignore: ["**/states/**"]\n', tree, 'task-tree'],
    [
      'ignore goes before files',
      'files: [{path: a.json, kind: toy-log}]\nignore: [a.json]\n',
      'a.json',
      undefined,
    ],
  ])('%s', (_, body, path, kind) => {
    expect(kindAt(body, path)).toBe(kind);
  });

  it('applies rules where detection decides', () => {
    expect(ruleAt('rules: {task-tree/goalposts: off}\n', tree, 'task-tree/goalposts')).toEqual({
      severity: 'off',
    });
  });

  it('lets what an entry says of a rule go before what is said at the top', () => {
    const body = `rules: {task-tree/goalposts: off, task-tree/initial: error}
files:
  - {path: a.json, kind: task-tree, rules: {task-tree/goalposts: error}}
  - {path: b.json, kind: task-tree}
  - {path: c.toylog, kind: toy-log}
`;
    expect(ruleAt(body, 'a.json', 'task-tree/goalposts')).toEqual({ severity: 'error' });
    expect(ruleAt(body, 'a.json', 'task-tree/initial')).toEqual({ severity: 'error' });
    expect(ruleAt(body, 'b.json', 'task-tree/goalposts')).toEqual({ severity: 'off' });
    expect(ruleAt(body, 'c.toylog', 'task-tree/goalposts')).toBeUndefined();
  });

  it('gives rules their options, completed with the defaults', () => {
    const body = 'rules: {task-tree/child-additions: [warning, {moves: allow}]}\n';
    expect(ruleAt(body, tree, 'task-tree/child-additions')).toEqual({
      severity: 'warning',
      options: { moves: 'allow' },
    });
  });

  it('hands a kind its options', () => {
    const body = 'files: [{path: a.json, kind: task-tree, replan: note, steps: {required: true}}]\n';
    const settings = configurationOf(body).govern('a.json')?.settings;
    expect(settings?.options).toMatchObject({ replan: 'note', steps: { required: true } });
    expect(settings?.rules.get('task-tree/undeclared-step')).toEqual({ severity: 'error' });
  });

  it('judges files that are named by hand by the same rules', () => {
    const { governance } = configurationOf('rules: {toy-count/announced: note}\n');
    const toyCount = toyKinds.find(({ id }) => id === 'toy-count');
    expect.assert(toyCount !== undefined);
    expect(governance(toyCount).settings.rules.get('toy-count/announced')).toEqual({ severity: 'note' });
  });

  it('keeps what it says of the rules about itself', () => {
    const { policyRules } = configurationOf('rules: {config/matches-nothing: error}\n');
    expect(policyRules.get('config/matches-nothing')).toEqual({ severity: 'error' });
  });

  it('reads ten thousand entries, and finds the last of them', () => {
    const entries = Array.from(
      { length: 10_000 },
      (_, index) => `  - {path: p/${index}.json, kind: toy-log}\n`,
    );
    const { govern, entries: found } = configurationOf(`files:\n${entries.join('')}`);
    expect(found).toHaveLength(10_000);
    expect(govern('p/9999.json')?.kind.id).toBe('toy-log');
    expect(govern('p/10000.json')).toBeUndefined();
  });
});

describe('limits', () => {
  it.each<[body: string, limits: object]>([
    ['', {}],
    ['limits: {}\n', {}],
    ['limits: {maxBytes: 10}\n', { maxBytes: 10 }],
    ['limits: {maxBytes: 64MB}\n', { maxBytes: 64 * 2 ** 20 }],
    ['limits: {maxBytes: 2 GB}\n', { maxBytes: 2 * 2 ** 30 }],
    ['limits: {maxBytes: 1KB, maxDepth: 9, maxValues: 8}\n', { maxBytes: 1024, maxDepth: 9, maxValues: 8 }],
    ['limits: {maxBytes: 7B}\n', { maxBytes: 7 }],
  ])('%j', (body, limits) => {
    expect(configurationOf(body).limits).toEqual({ ...defaultLimits, ...limits });
  });

  const bytesExpected = 'maxBytes must be a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)';
  it.each<readonly [limit: string, message: string]>([
    ...[
      '0',
      '-1',
      '1.5',
      '64mb',
      '64M',
      '64MiB',
      '1e3MB',
      '0MB',
      'true',
      '~',
      '9007199254740992',
      '9000000GB',
    ].map((value) => [`maxBytes: ${value}`, `${bytesExpected}, not ${shown(value)}`] as const),
    ...['0', '-1', '1.5', '"9"', '~', '1KB', '9007199254740993'].map(
      (value) =>
        [`maxDepth: ${value}`, `maxDepth must be a whole number above 0, not ${shown(value)}`] as const,
    ),
    ['maxValues: []', 'maxValues must be a whole number above 0, not []'],
    ['maxByte: 1', '"maxByte" is not a known key; did you mean \'maxBytes\'?'],
  ])('%s is refused', (limit, message) => {
    expect(faultsOf(`version: 1\nlimits: {${limit}}\n`)).toEqual([`2:10 ${message}`]);
  });
});

describe('where waivers come from', () => {
  it.each([
    ['', 'base'],
    ['waiversFrom: base\n', 'base'],
    ['waiversFrom: head\n', 'head'],
  ])('%j: %s', (body, expected) => {
    expect(configurationOf(body).waiversFrom).toBe(expected);
  });
});

describe('every fault has its line and its message', () => {
  it.each<[body: string, faults: string[]]>([
    ['', ['1:1 version must be 1']],
    ['# nothing\n', ['1:1 version must be 1']],
    ['null\n', ['1:1 version must be 1']],
    ['version: 2\n', ['1:1 version must be 1, not 2']],
    ['version: "1"\n', ['1:1 version must be 1, not "1"']],
    ['- version: 1\n', ['1:1 must be a mapping of keys to values, with version: 1 at the top']],
    ['just text\n', ['1:1 must be a mapping of keys to values, with version: 1 at the top']],
    ['version: 1\nfile: []\n', ['2:1 "file" is not a known key; did you mean \'files\'?']],
    [
      'version: 1\npresets: []\n',
      [
        '2:1 "presets" is not a known key; known: version, files, detect, profile, rules, ignore, limits, waiversFrom, agents',
      ],
    ],
    ['version: 1\nfiles: a.json\n', ['2:1 files must be a list, not "a.json"']],
    ['version: 1\nfiles: ~\n', ['2:1 files must be a list, not null']],
    ['version: 1\nfiles:\n  - a.json\n', ['3:5 an entry of files must be a mapping, not "a.json"']],
    [
      'version: 1\nfiles:\n  - {}\n',
      [
        '3:5 path must be a path or glob, as text',
        `3:5 an entry needs preset, which says how its items are written (as preset: ralph), or else kind: one of ${kindIds}`,
      ],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: tasktree\n',
      ['4:5 "tasktree" is not a known kind; did you mean \'task-tree\'?'],
    ],
    ['version: 1\nfiles:\n  - path: a\n    kind: novel\n', [`4:5 "novel" is not a known kind; ${kindsBut}`]],
    [
      'version: 1\nfiles:\n  - kind: task-tree\n    path: /a\n',
      ['4:5 path must be relative to the top of the repository'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    replann: note\n',
      ['5:5 "replann" is not a known key; did you mean \'replan\'?'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    ruls: {}\n',
      ['5:5 "ruls" is not a known key; did you mean \'rules\'?'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    rulesFor: {}\n',
      ['5:5 "rulesFor" is not a known key; known: path, kind, rules, steps, runnerOwned, rotation, replan'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    replan: warning\n',
      ['5:5 replan must be error or note, not "warning"'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    steps: {require: true, runState: ""}\n',
      [
        '5:13 "require" is not a known key; did you mean \'required\'?',
        '5:28 runState must be text that is not empty, not ""',
      ],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    rules: {task-tree/goalpost: off}\n',
      ['5:13 "task-tree/goalpost" is not a known rule; did you mean \'task-tree/goalposts\'?'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    rules: [off]\n',
      ['5:5 rules must be a mapping from rule ids to severities'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    rules: {config/matches-nothing: off}\n',
      ['5:13 config/matches-nothing is not about single files; say it in rules: at the top'],
    ],
    [
      'version: 1\nfiles:\n  - path: a\n    kind: task-tree\n    rules:\n      task-tree/child-additions: [error, {moved: allow}]\n',
      ['6:43 "moved" is not a known key; did you mean \'moves\'?'],
    ],
    ['version: 1\nrules: [off]\n', ['2:1 rules must be a mapping from rule ids to severities, not ["off"]']],
    [
      'version: 1\nrules:\n  task-tree/imutability: off\n',
      ['3:3 "task-tree/imutability" is not a known rule; did you mean \'task-tree/immutability\'?'],
    ],
    [
      'version: 1\nrules:\n  task-tree/goalposts: fatal\n',
      ['3:3 task-tree/goalposts must be error, warning, note or off, or [severity, options]'],
    ],
    [
      'version: 1\nrules:\n  task-tree/goalposts: [error, {}, 3]\n',
      ['3:3 task-tree/goalposts must be error, warning, note or off, or [severity, options]'],
    ],
    [
      'version: 1\nrules:\n  task-tree/goalposts: [error, {a: 1}]\n',
      ['3:32 task-tree/goalposts takes no options'],
    ],
    [
      'version: 1\nrules:\n  task-tree/child-additions: [error, {moves: yes}]\n',
      ['3:39 moves must be forbid or allow, not "yes"'],
    ],
    [
      'version: 1\nrules:\n  task-tree/child-additions: [error, {mvoes: allow}]\n',
      ['3:39 "mvoes" is not a known key; did you mean \'moves\'?'],
    ],
    [
      'version: 1\nrules:\n  state-file/unreadable: off\n',
      ['3:3 state-file/unreadable cannot be switched off or weakened'],
    ],
    [
      'version: 1\nrules:\n  config/changed: note\n',
      ['3:3 config/changed cannot be switched off or weakened'],
    ],
    ['version: 1\nignore: a\n', ['2:1 ignore must be a list, not "a"']],
    [
      'version: 1\nignore:\n  - ../a\n  - ok\n  - 7\n',
      [
        "3:5 an entry of ignore must not contain '.' or '..' as a folder",
        '5:5 an entry of ignore must be a path or glob, as text',
      ],
    ],
    ['version: 1\nlimits: 9\n', ['2:1 limits must be a mapping, not 9']],
    ['version: 1\nagents: true\n', ['2:1 agents must be a mapping, not true']],
    ['version: 1\nagents: {restore: "yes"}\n', ['2:10 restore must be true or false, not "yes"']],
    [
      'version: 1\nagents: {restores: true}\n',
      ['2:10 "restores" is not a known key; did you mean \'restore\'?'],
    ],
    ['version: 1\nwaiversFrom: both\n', ['2:1 waiversFrom must be base or head, not "both"']],
    [
      'limit: {}\nrules: {x/y: off}\n',
      [
        '1:1 version must be 1',
        '1:1 "limit" is not a known key; did you mean \'limits\'?',
        expect.stringMatching(/^2:9 "x\/y" is not a known rule; known: /),
      ] as string[],
    ],
  ])('%j', (text, faults) => {
    expect(faultsOf(text).toSorted()).toEqual(faults.toSorted());
  });

  it.each<[name: string, text: string | Uint8Array, fault: string | RegExp]>([
    ['an alias', 'version: 1\nfiles: &a []\nignore: *a\n', /^3:9 an alias/],
    ['a tag', 'version: !!js/function 1\n', /^1:10 Unresolved tag/],
    ['a repeated key', 'version: 1\nversion: 1\n', /^2:1 the key "version" occurs more than once/],
    ['__proto__', 'version: 1\n__proto__: {files: []}\n', /^2:1 the key "__proto__" is not allowed/],
    [
      '__proto__ in an entry',
      'version: 1\nfiles:\n  - {path: a, kind: task-tree, __proto__: {}}\n',
      /^3:32 the key "__proto__" is not allowed/,
    ],
    [
      '__proto__ as a rule',
      'version: 1\nrules: {__proto__: off}\n',
      /^2:9 the key "__proto__" is not allowed/,
    ],
    ['constructor', 'version: 1\nconstructor: 1\n', /^2:1 "constructor" is not a known key/],
    ['several documents', 'version: 1\n---\nversion: 1\n', '2:1 holds several documents; one was expected'],
    ['more than a megabyte', `version: 1\n#${'x'.repeat(2 ** 20)}`, '1:1 is larger than 1048576 bytes'],
    ['deep nesting', `version: 1\nfiles: ${'['.repeat(5000)}`, /nested deeper than 200 levels$/],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x76, 0]), '1:1 looks like UTF-16; save it as UTF-8'],
    ['Latin-1', new Uint8Array([0x23, 0xe9, 0x0a]), /^1:2 not UTF-8: the byte 0xE9 at byte offset 1 /],
    ['a mark in the middle', 'version: 1\n\ufeff', /^2:1 a byte order mark/],
    ['a terminal command as a key', 'version: 1\n"\\e[31m": 1\n', /^2:1 "\\u001b\[31m" is not a known key/],
  ])('in hostile text: %s', (_, text, fault) => {
    const [first = ''] = faultsOf(text);
    if (typeof fault === 'string') expect(first).toBe(fault);
    else expect(first).toMatch(fault);
  });

  it('skips a leading byte order mark', () => {
    expect(faultsOf('\ufeffversion: 1\n')).toEqual([]);
  });

  it('reads exactly one megabyte', () => {
    expect(faultsOf(`version: 1\n#${'x'.repeat(2 ** 20 - 12)}`)).toEqual([]);
  });
});

describe('whatever the text', () => {
  const words = ['version: 1\n', 'files:\n', '  - path: a\n', '    kind: task-tree\n', 'rules: {', '}', '\n'];
  const more = ['ignore: [', ']', 'a', ': ', '"', '*', '&', '- ', 'limits: ', '64MB', 'off', '\u0000', '\t'];
  const soup = fc.array(fc.constantFrom(...words, ...more), { maxLength: 30 }).map((parts) => parts.join(''));
  const text = fc.oneof(soup, fc.string({ unit: 'binary' }));

  it('never throws, says the same every time, and points into the text', () => {
    fc.assert(
      fc.property(text, (given) => {
        const result = read(given);
        const again = read(given);
        expect(again.ok).toBe(result.ok);
        if (result.ok || again.ok) return;
        expect(again.faults).toEqual(result.faults);
        expect(result.faults.length).toBeGreaterThan(0);
        const lines = given.split('\n').length;
        for (const { span, message } of result.faults) {
          expect(message).not.toBe('');
          expect(span.line).toBeGreaterThanOrEqual(1);
          expect(span.line).toBeLessThanOrEqual(lines);
          expect(span.column).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('never throws on bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (given) => void parseConfiguration(given, all)),
      { numRuns: runs(500) },
    );
  });
});
