import { describe, expect, it } from 'vitest';
import { policyText } from '../../../src/engine/policy/policy-files.ts';
import type { MemoryCommit } from '../../support/memory-repository.ts';
import {
  commit,
  configurationFile,
  judgeByBase,
  lines,
  waiversFile,
  waiversOf,
} from '../../support/policy-ranges.ts';

const base = { 'box/box.toyfolder': '', 'box/a.item': '[x] done' };
const tampered = { 'box/a.item': '[x] otherwise' };
const refused = 'error toy-folder/done-changed box/a.item: box/a.item was done and changed';
const usual = 'version: 1\nfiles: [{path: "**/box.toyfolder", kind: toy-folder}]\n';
const changed = (effect: string) =>
  `warning config/changed ${configurationFile}: this changes how state files are judged, from the next change on: ${effect}`;

type Files = MemoryCommit['files'];

const judge = async (before: Files, after: Files) =>
  lines(await judgeByBase([commit('base', before), commit('change', after)]));

describe('a change that would judge itself', () => {
  it.each<[attack: string, base: string | null, head: string, told: string[]]>([
    [
      'governs nothing any more',
      usual,
      'version: 1\ndetect: false\n',
      [changed('it no longer governs box/box.toyfolder')],
    ],
    [
      'governs nothing, where defaults judge',
      null,
      'version: 1\ndetect: false\n',
      [changed('it no longer governs box/box.toyfolder')],
    ],
    [
      'turns the rule off',
      usual,
      `${usual}rules: {toy-folder/done-changed: off}\n`,
      [changed('it is milder: toy-folder/done-changed (error, now off)')],
    ],
    [
      'ignores the file',
      usual,
      `${usual}ignore: ["box/**"]\n`,
      [changed('it no longer governs box/box.toyfolder')],
    ],
    [
      'makes the limit small',
      usual,
      `${usual}limits: {maxBytes: 1}\n`,
      [changed('it governs the same files')],
    ],
    ['breaks the configuration', usual, 'version: 1\nfiles: [\n', [changed('it cannot be used')]],
  ])('%s', async (_, before, after, told) => {
    const said = await judge(
      { ...base, [configurationFile]: before },
      { ...tampered, [configurationFile]: after },
    );
    expect(said).toContain(refused);
    for (const line of told) expect(said).toContain(line);
    expect(said.some((line) => line.startsWith('error config/invalid'))).toBe(after.endsWith('[\n'));
  });

  it('deletes the configuration', async () => {
    const files = {
      'x.state': '5',
      [configurationFile]: 'version: 1\nfiles: [{path: x.state, kind: toy-count}]\n',
    };
    expect(await judge(files, { 'x.state': '4', [configurationFile]: null })).toEqual([
      changed('it no longer governs x.state'),
      'warning toy-count/not-below-base x.state: the count fell from 5 to 4',
    ]);
  });

  it('waives itself', async () => {
    const { findings } = await judgeByBase([commit('base', base), commit('change', tampered)]);
    expect(await judge(base, { ...tampered, [waiversFile]: waiversOf(findings) })).toEqual([
      refused,
      `warning config/changed ${waiversFile}: this changes the waivers; commit them before what they waive: hooks count those of HEAD, CI those of the base side`,
    ]);
  });
});

describe('config/changed', () => {
  it('previews what will be governed', async () => {
    const files = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`p${index}.state`, '1']));
    const head = 'version: 1\ndetect: false\nfiles: [{path: "*.state", kind: toy-count}]\n';
    expect(await judge({ ...base, ...files }, { [configurationFile]: head })).toEqual([
      changed(
        'it governs p0.state, p1.state, p2.state, p3.state, p4.state and 2 more; it no longer governs box/box.toyfolder',
      ),
    ]);
  });

  it('is silent about what stays as it is', async () => {
    const files = { ...base, [configurationFile]: usual, [waiversFile]: 'version: 1\n' };
    expect(await judge(files, { 'readme.md': 'x' })).toEqual([]);
  });

  it('is silent about a change that is taken back', async () => {
    const report = await judgeByBase([
      commit('base', { ...base, [configurationFile]: usual }),
      commit('off', { [configurationFile]: 'version: 1\ndetect: false\n' }),
      commit('on', { [configurationFile]: usual }),
    ]);
    expect(lines(report)).toEqual([]);
  });

  it('cannot be switched off by the configuration that changes', async () => {
    const head = `${usual}rules: {config/changed: off}\n`;
    const said = await judge({ ...base, [configurationFile]: usual }, { [configurationFile]: head });
    expect(said).toContain(changed('it cannot be used'));
  });

  it('tells absent, irregular and empty files from those that spell these words', () => {
    const texts = [
      null,
      'irregular' as const,
      ...['', 'null', 'irregular'].map((text) => new TextEncoder().encode(text)),
    ];
    expect(new Set(texts.map(policyText)).size).toBe(5);
  });
});

describe('config/invalid, before and after a change', () => {
  const sound = usual;
  const broken = 'version: 2\n';
  const reason = 'version must be 1, not 2';
  const error = `error config/invalid ${configurationFile}: cannot be used: ${reason}`;
  const warning = `warning config/invalid ${configurationFile}: on the base side it cannot be used (${reason}); the built-in defaults judge`;

  it.each<[before: string | null, after: string | null, expected: string[]]>([
    [null, null, []],
    [null, sound, []],
    [null, broken, [error]],
    [sound, null, []],
    [sound, sound, []],
    [sound, broken, [error]],
    [broken, null, [warning]],
    [broken, sound, [warning]],
    [broken, broken, [error]],
  ])('%j → %j', async (before, after, expected) => {
    const said = await judge(
      { ...base, [configurationFile]: before },
      { [configurationFile]: after, x: '1' },
    );
    expect(said.filter((line) => line.includes('config/invalid'))).toEqual(expected);
    expect(said.some((line) => line.includes('config/changed'))).toBe(before !== after);
  });

  it('lets the built-in defaults judge where the base side cannot be used', async () => {
    const said = await judge(
      { ...base, [configurationFile]: broken },
      { ...tampered, [configurationFile]: sound },
    );
    expect(said).toEqual([refused, changed('it governs the same files'), warning]);
  });

  it('names every fault with its line', async () => {
    const report = await judgeByBase([
      commit('base', base),
      commit('change', { [configurationFile]: 'version: 1\nfile: []\nlimits: 3\n' }),
    ]);
    const faults = report.findings.filter(({ ruleId }) => ruleId === 'config/invalid');
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 cannot be used: "file" is not a known key; did you mean \'files\'?',
      '3 cannot be used: limits must be a mapping, not 3',
    ]);
    expect(new Set(faults.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it('is about waivers too', async () => {
    expect(await judge(base, { [waiversFile]: 'version: 1\nwaivers: 3\n' })).toEqual([
      `error config/invalid ${waiversFile}: cannot be used: waivers must be a list, not 3`,
      `warning config/changed ${waiversFile}: this changes the waivers; commit them before what they waive: hooks count those of HEAD, CI those of the base side`,
    ]);
  });

  it.each(['link', 'submodule'] as const)('refuses a %s', async (nature) => {
    const said = await judge(
      { ...base, [configurationFile]: usual },
      { [configurationFile]: { blob: 'f', nature } },
    );
    expect(said).toContain(
      `error config/invalid ${configurationFile}: cannot be used: must be a regular file, not a link or a submodule`,
    );
    expect(said).toContain(changed('it cannot be used'));
  });

  it('does not follow a link on the base side', async () => {
    const said = await judge(
      { ...base, [configurationFile]: { blob: 'f', nature: 'link' } },
      { ...tampered },
    );
    expect(said).toContain(refused);
    expect(said.some((line) => line.startsWith('error config/invalid'))).toBe(true);
  });

  it('says of a configuration in a folder that it is not read', async () => {
    const nested = `error config/invalid apps/a/${configurationFile}: lies in a folder, and only the configuration at the top of the repository is read`;
    const added = { [`apps/a/${configurationFile}`]: 'version: 1\ndetect: false\n' };
    expect(await judge(base, added)).toEqual([nested]);
    // What stands there already, or is ignored, is nobody's fault now.
    expect(await judge({ ...base, ...added }, { x: '1' })).toEqual([]);
    expect(await judge({ ...base, [configurationFile]: 'version: 1\nignore: ["apps/**"]\n' }, added)).toEqual(
      [],
    );
    expect(await judge(base, { [`x${configurationFile}`]: 'x' })).toEqual([]);
  });
});

describe('config/matches-nothing', () => {
  const entry = (path: string, more = '') =>
    `version: 1\nfiles:\n  - {path: "${path}", kind: toy-count}\n${more}`;
  const nothing = (glob: string) =>
    `config/matches-nothing ${configurationFile}: no file matches ${glob}, before or after this change`;

  it.each<[path: string, change: Files, expected: string[]]>([
    ['n.toycount', { x: '1' }, []],
    ['*.toycount', { x: '1' }, []],
    ['N.toycount', { x: '1' }, [`warning ${nothing('N.toycount')}`]],
    ['runs/*.toycount', { x: '1' }, [`warning ${nothing('runs/*.toycount')}`]],
    ['new.toycount', { 'new.toycount': '1' }, []],
    // What such files are known by waits for the next one.
    ['**/*.toycount', { 'n.toycount': null, 'kept.txt': '1' }, []],
    ['**/*.toycounts', { x: '1' }, [`warning ${nothing('**/*.toycounts')}`]],
    ['n.toycount', { 'n.toycount': null, 'kept.toycount': '1' }, []],
  ])('%s', async (path, change, expected) => {
    const said = await judge({ 'n.toycount': '1', [configurationFile]: entry(path) }, change);
    expect(said.filter((line) => line.includes('matches-nothing'))).toEqual(expected);
  });

  it.each([
    ['off', []],
    ['note', [`note ${nothing('gone')}`]],
    ['error', [`error ${nothing('gone')}`]],
  ])('is %s where the base side says so', async (severity, expected) => {
    const text = entry('gone', `rules: {config/matches-nothing: ${severity}}\n`);
    expect(await judge({ [configurationFile]: text }, { x: '1' })).toEqual(expected);
  });
});
