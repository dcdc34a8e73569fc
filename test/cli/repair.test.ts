import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Io } from '../../src/cli/io.ts';
import { type RepairRequest, repairJudged } from '../../src/cli/repair.ts';
import { workTreeFiles } from '../../src/cli/work-tree-files.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import type { FileRepair } from '../../src/engine/report/repair-text.ts';
import { openGitRepository } from '../../src/git/repository.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'stateward-repair-'));
});
afterEach(() => rmSync(top, { recursive: true }));

const before = '{"a": 1}\n';
const after = '{"a": 2}\n';
const patch = '--- a/state.json\n+++ b/state.json\n@@ -1,1 +1,1 @@\n-{"a": 1}\n+{"a": 2}\n';

function repairOf(own: Partial<FileRepair> = {}): FileRepair {
  return {
    path: 'state.json',
    before: new Map([['', before]]),
    after: new Map([['', after]]),
    subjects: ['a#done'],
    ...own,
  };
}

async function run(
  repairs: readonly FileRepair[],
  {
    paths = [],
    isDry = false,
    isStaged = false,
    report = buildReport({ findings: [] }),
  }: Partial<Pick<RepairRequest, 'paths' | 'isDry' | 'isStaged'>> & { readonly report?: Report } = {},
) {
  let [out, error] = ['', ''];
  const io: Io = {
    cwd: top,
    env: {},
    script: '',
    stdin: Readable.from([]),
    isTerminal: false,
    columns: undefined,
    errorColumns: undefined,
    out: (text: string) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
  };
  const code = await repairJudged(
    { report, repairs },
    { files: workTreeFiles(top, openGitRepository(top)), paths, isDry, isStaged },
    io,
  );
  return { code, out, error };
}

const write = (path: string, text: string) => writeFileSync(join(top, path), text);
const read = (path: string) => readFileSync(join(top, path), 'utf8');

describe('what is repaired', () => {
  it('is written in place, with its mode, and nothing is left beside it', async () => {
    write('state.json', before);
    chmodSync(join(top, 'state.json'), 0o755);
    expect(await run([repairOf()])).toEqual({ code: 0, out: 'state.json: repaired: a#done\n', error: '' });
    expect(read('state.json')).toBe(after);
    expect(lstatSync(join(top, 'state.json')).mode & 0o777).toBe(0o755);
    expect(readdirSync(top)).toEqual(['state.json']);
  });

  it('is only shown where the run is dry', async () => {
    write('state.json', 'anything');
    expect(await run([repairOf()], { isDry: true })).toMatchObject({ code: 0, out: patch });
    expect(read('state.json')).toBe('anything');
  });

  it('is only shown where the work tree holds something else', async () => {
    write('state.json', '{"a": 1, "b": 2}\n');
    const { code, out, error } = await run([repairOf()]);
    expect([code, out]).toEqual([1, patch]);
    expect(error).toContain('state.json: not written, it differs from what was judged');
    expect(read('state.json')).toBe('{"a": 1, "b": 2}\n');
  });

  it('is written already where an earlier repair did it and nobody staged it', async () => {
    write('state.json', after);
    expect(await run([repairOf({ before: new Map() })])).toMatchObject({ code: 0, error: '' });
    expect(read('state.json')).toBe(after);
  });

  it('is only shown where no file is', async () => {
    expect(await run([repairOf()])).toMatchObject({ code: 1, out: patch });
    expect(readdirSync(top)).toEqual([]);
  });

  it('is left alone where it cannot be written, and the others are written', async () => {
    write('state.json', before);
    const { code, error } = await run([
      repairOf({ path: 'b.json', after: undefined, subjects: ['x\u001b[2J', 'y'] }),
      repairOf(),
    ]);
    expect(code).toBe(1);
    expect(error).toBe('stateward: b.json: cannot be repaired by writing: x\\u{1b}[2J, y\n');
    expect(read('state.json')).toBe(after);
  });

  it('is never written through a link', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'stateward-outside-'));
    writeFileSync(join(outside, 'state.json'), before);
    symlinkSync(outside, join(top, 'dir'));
    symlinkSync(join(outside, 'state.json'), join(top, 'state.json'));
    const repaired = await run([repairOf(), repairOf({ path: 'dir/state.json' })]);
    expect(repaired.code).toBe(1);
    expect(repaired.error.match(/a symbolic link is on the way/g)).toHaveLength(2);
    expect(readFileSync(join(outside, 'state.json'), 'utf8')).toBe(before);
    rmSync(outside, { recursive: true });
  });

  it('may be several files, of which some come and some go; all of them or none', async () => {
    mkdirSync(join(top, 'tasks'));
    write('tasks/one.md', 'one\n');
    write('config.yml', 'a: 1\n');
    const repair = repairOf({
      path: 'config.yml',
      before: new Map([
        ['', 'a: 1\n'],
        ['tasks/one.md', 'one\n'],
        ['role', 'x\n'],
      ]),
      after: new Map([
        ['tasks/one.md', ''],
        ['tasks/two.md', 'two\n'],
        ['role', 'y\n'],
      ]),
      paths: new Map([['role', 'tasks/role.md']]),
    });
    expect(await run([repair])).toMatchObject({ code: 1 });
    expect(readdirSync(join(top, 'tasks'))).toEqual(['one.md']);
    write('tasks/role.md', 'x\n');
    expect(await run([repair])).toMatchObject({ code: 0 });
    expect(readdirSync(join(top, 'tasks'))).toEqual(['role.md', 'two.md']);
    expect([read('tasks/role.md'), read('tasks/two.md'), read('config.yml')]).toEqual([
      'y\n',
      'two\n',
      'a: 1\n',
    ]);
  });

  it.each([
    ['the file', ['state.json'], 0, after],
    ['its folder', [''], 0, after],
    ['another file', ['state.jsonx'], 0, before],
  ])('is chosen by path: %s', async (_, paths, code, text) => {
    write('state.json', before);
    expect((await run([repairOf()], { paths })).code).toBe(code);
    expect(read('state.json')).toBe(text);
  });
});

describe('line ends that git itself undoes', () => {
  const [lf, crlf] = ['{\n"a": 1,\n"b": 1\n}\n', '{\r\n"a": 1,\r\n"b": 1\r\n}\r\n'];
  const repair = repairOf({ before: new Map([['', lf]]), after: new Map([['', lf.replace('1', '2')]]) });
  const written = crlf.replace('1', '2');

  it.each<
    [
      what: string,
      settings: Readonly<Record<string, string>>,
      attributes: string,
      standing: string,
      then?: string,
    ]
  >([
    ['core.autocrlf', { 'core.autocrlf': 'true', 'core.safecrlf': 'true' }, '', crlf, written],
    ['core.autocrlf=input', { 'core.autocrlf': 'input' }, '', crlf, written],
    ['eol=crlf', {}, '* text=auto eol=crlf\n', crlf, written],
    ['an edit in the other line ends', { 'core.autocrlf': 'true' }, '', crlf.replace(',\r', ','), written],
    ['the file is as it was judged', { 'core.autocrlf': 'true' }, '', lf, lf.replace('1', '2')],
    ['written before', { 'core.autocrlf': 'true' }, '', written, written],
    ['nothing undoes them', { 'core.autocrlf': 'false' }, '', crlf],
    ['no text', { 'core.autocrlf': 'true' }, '*.json -text\n', crlf],
    ['something else differs, too', { 'core.autocrlf': 'true' }, '', crlf.replace('"b": 1', '"b": 3')],
    ['a carriage return too many', { 'core.autocrlf': 'true' }, '', crlf.replace(',\r', ',\r\r')],
    ['a filter', { 'core.autocrlf': 'true', 'filter.f.clean': 'touch ran; cat' }, '*.json filter=f\n', crlf],
  ])('%s', async (_, settings, attributes, standing, then) => {
    execFileSync('git', ['init', '-q', top]);
    for (const [key, value] of Object.entries(settings))
      execFileSync('git', ['-C', top, 'config', key, value]);
    write('.gitattributes', attributes);
    write('state.json', standing);
    expect(await run([repair])).toMatchObject({ code: then === undefined ? 1 : 0 });
    expect(read('state.json')).toBe(then ?? standing);
    expect(readdirSync(top)).not.toContain('ran');
  });

  it('what goes may go, and what was judged with them is no file without them', async () => {
    execFileSync('git', ['init', '-q', top]);
    execFileSync('git', ['-C', top, 'config', 'core.autocrlf', 'true']);
    const goes = { before: new Map([['one.md', 'a\nb\n']]), after: new Map([['one.md', '']]) };
    write('one.md', 'a\r\nb\r\n');
    expect(await run([repairOf(goes)])).toMatchObject({ code: 0 });
    expect(readdirSync(top)).toEqual(['.git']);
    write('one.md', 'a\nb\n');
    expect(await run([repairOf({ ...goes, before: new Map([['one.md', 'a\r\nb\r\n']]) })])).toMatchObject({
      code: 1,
    });
  });
});

describe('what is staged', () => {
  const staged = () => execFileSync('git', ['-C', top, 'show', ':state.json'], { encoding: 'utf8' });
  const stage = (text: string) => {
    execFileSync('git', ['init', '-q', top]);
    execFileSync('git', ['-C', top, 'config', 'apply.whitespace', 'fix']);
    write('state.json', text);
    execFileSync('git', ['-C', top, 'add', 'state.json']);
  };

  it('is repaired in the index, and in the work tree', async () => {
    stage(before);
    expect(await run([repairOf()], { isStaged: true })).toMatchObject({ code: 0, error: '' });
    expect([staged(), read('state.json')]).toEqual([after, after]);
  });

  it('is repaired in the index alone where the work tree holds something else', async () => {
    const trailing = '{"a": 2}  \n';
    stage(before);
    write('state.json', '{"a": 1, "b": 1}\n');
    const { code, out } = await run([repairOf({ after: new Map([['', trailing]]) })], { isStaged: true });
    expect(code).toBe(0);
    expect(out).toContain('in the index alone');
    expect([staged(), read('state.json')]).toEqual([trailing, '{"a": 1, "b": 1}\n']);
  });

  it('is left alone where the index holds something else', async () => {
    stage('{"a": 3}\n');
    write('state.json', before);
    expect(await run([repairOf()], { isStaged: true })).toMatchObject({ code: 1, out: patch });
    expect([staged(), read('state.json')]).toEqual(['{"a": 3}\n', before]);
  });
});

describe('where there is nothing to write', () => {
  it('no error is open: it says so', async () => {
    expect(await run([])).toEqual({ code: 0, out: 'Nothing to repair: no error is open.\n', error: '' });
  });

  it('it could not be judged', async () => {
    const obstacle = { code: 'shallow', message: 'History is missing.', fix: 'Fetch it.' };
    const report = buildReport({ findings: [], obstacles: [obstacle] });
    expect(await run([repairOf()], { report })).toEqual({
      code: 4,
      out: '',
      error: 'stateward: History is missing. Fetch it.\n',
    });
  });
});
