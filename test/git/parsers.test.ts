import { describe, expect, it } from 'vitest';
import { parseLog } from '../../src/git/history/log-parser.ts';
import { type BatchAnswer, createBatchReader } from '../../src/git/objects/batch-reader.ts';
import { pathText } from '../../src/git/path-text.ts';

const a = 'a'.repeat(40);
const b = 'b'.repeat(40);
const zero = '0'.repeat(40);
const long = 'c'.repeat(64);
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('parseLog', () => {
  it('reads nothing from nothing', () => expect(parseLog(bytes(''))).toEqual([]));

  it('reads commits with and without changes, whatever their text looks like', () => {
    const message = `${b}\n\n:100644 100644 ${a} ${b} M\n"x"\t\n`;
    const entry = `\n:000000 100644 ${zero} ${a} A\0${b}\0:100644 000000 ${a} ${zero} D\0:100644 \n"p"\0`;
    const commits = parseLog(
      bytes(`${a}\0\x000\0${message}\0\0${entry}${b}\0${a} ${long}\x001700000000\0\0\0`),
    );
    expect(commits).toEqual([
      {
        id: a,
        parents: [],
        message,
        at: '1970-01-01T00:00:00Z',
        changes: [
          { path: ':100644 \n"p"', before: { blob: a, nature: 'regular' }, after: null },
          { path: b, before: null, after: { blob: a, nature: 'regular' } },
        ],
      },
      { id: b, parents: [a, long], message: '', at: '2023-11-14T22:13:20Z', changes: [] },
    ]);
  });

  it.each([
    ['120000', '160000', 'link', 'submodule'],
    ['100755', '100664', 'regular', 'regular'],
  ])('knows what the modes %s and %s are', (before, after, left, right) => {
    const commits = parseLog(bytes(`${a}\0\x000\0\0\0\n:${before} ${after} ${a} ${b} T\0p\0`));
    const [change] = commits?.[0]?.changes ?? [];
    expect([change?.before?.nature, change?.after?.nature]).toEqual([left, right]);
  });

  it.each([
    ['99999999999999999999', '9999-12-31T23:59:59Z'],
    ['-5', '1970-01-01T00:00:00Z'],
    ['', '1970-01-01T00:00:00Z'],
  ])('gives an RFC 3339 time for the forged time "%s"', (seconds, at) => {
    expect(parseLog(bytes(`${a}\0\0${seconds}\0\0\0`))?.[0]?.at).toBe(at);
  });

  it.each([
    ['a cut record', `${a}\0\x000\0m`],
    ['a missing field', `${a}\0\x000\0`],
    ['a missing terminator', `${a}\0\x000\0m\0${b}\0`],
    ['a short id', `abc\0\x000\0m\0\0`],
    ['an id of no known length', `${'a'.repeat(41)}\0\x000\0m\0\0`],
    ['a parent that is no id', `${a}\0HEAD\x000\0m\0\0`],
    ['a change without its path', `${a}\0\x000\0m\0\0\n:100644 100644 ${a} ${b} M\0`],
    ['a change that is none', `${a}\0\x000\0m\0\0\n:100644 M\0p\0`],
    [
      'one path twice',
      `${a}\0\x000\0m\0\0\n:100644 000000 ${a} ${zero} D\0p\0:000000 100644 ${zero} ${b} A\0p\0`,
    ],
    ['text before the first commit', `gpg: Good signature\n${a}\0\x000\0m\0\0`],
  ])('refuses %s', (_what, text) => expect(parseLog(bytes(text))).toBeUndefined());
});

describe('pathText', () => {
  it('keeps paths apart that are not UTF-8', () => {
    expect(pathText(bytes('l\xe9.json'))).toBe('l\udce9.json');
    expect(pathText(bytes('l\xe8\xc3\xa9.json'))).toBe('l\udce8é.json');
    expect(pathText(bytes('\xed\xb3\xa9'))).not.toBe(pathText(bytes('\xe9')));
  });

  it('keeps a byte order mark and everything beyond the BMP', () => {
    expect(pathText(Buffer.from('\ufeffé😀'))).toBe('\ufeffé😀');
    expect(pathText(Buffer.concat([Buffer.from('😀'), bytes('\xff')]))).toBe('😀\udcff');
  });
});

describe('createBatchReader', () => {
  const stream = bytes(`${a} blob 3\n\n\0\xff\n${b} missing\n${long} commit 0\n\n`);

  it.each([1, 2, 3, 7, 64, stream.length])('reads answers from chunks of %i bytes', (size) => {
    const answers: BatchAnswer[] = [];
    const read = createBatchReader((answer) => answers.push(answer));
    for (let at = 0; at < stream.length; at += size) expect(read(stream.subarray(at, at + size))).toBe(true);
    expect(
      answers.map(({ id, nature, chunks }) => [id, nature, Buffer.concat(chunks).toString('latin1')]),
    ).toEqual([
      [a, 'blob', '\n\0\xff'],
      [b, 'missing', ''],
      [long, 'commit', ''],
    ]);
  });

  it.each([
    ['a header that is none', 'hello\n'],
    ['an endless header', 'x'.repeat(100_000)],
    ['a body of another length', `${a} blob 1\nxy\n`],
  ])('refuses %s', (_what, text) => expect(createBatchReader(() => {})(bytes(text))).toBe(false));
});
