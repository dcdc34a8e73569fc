import { describe, expect, it } from 'vitest';
import { applyTool, natureOf, pathOf } from '../../src/entry/agent/tool-edit.ts';

/** What the agents' tools make of a file; null stands for one that is not there. */
function result(tool: string, input: object, before: string | null): string {
  const edited = applyTool(
    tool,
    JSON.parse(JSON.stringify(input)),
    before === null ? null : Buffer.from(before),
  );
  return 'problem' in edited ? `refused: ${edited.problem}` : Buffer.from(edited.bytes).toString('utf8');
}

const swap = (old_string: string, new_string: string, more: object = {}) => ({
  old_string,
  new_string,
  ...more,
});

describe('Write', () => {
  it.each<[string, object, string | null, string]>([
    ['makes a file', { content: 'a\n' }, null, 'a\n'],
    ['replaces all of it', { content: 'a' }, 'b\r\n', 'a'],
    ['may leave nothing', { content: '' }, 'b', ''],
    ['needs a content', {}, 'b', 'refused: the call has no content'],
    ['needs a text', { content: { a: 1 } }, 'b', 'refused: the call has no content'],
  ])('%s', (_, input, before, expected) => {
    expect(result('Write', input, before)).toBe(expected);
  });
});

describe('Edit', () => {
  it.each<[string, object, string | null, string]>([
    ['replaces what occurs once', swap('b', 'x'), 'abc', 'axc'],
    ['takes no character for a pattern', swap('$', "$&$'"), 'a$c', "a$&$'c"],
    ['replaces several only where told', swap('a', 'x', { replace_all: true }), 'aba', 'xbx'],
    [
      'refuses several otherwise',
      swap('a', 'x'),
      'aba',
      'refused: old_string occurs 2 times, and replace_all is not set',
    ],
    [
      'is not told by a text',
      swap('a', 'x', { replace_all: 'true' }),
      'aba',
      'refused: old_string occurs 2 times, and replace_all is not set',
    ],
    [
      'refuses what does not occur',
      swap('z', 'x'),
      'abc',
      'refused: old_string does not occur in the file exactly; read the file again',
    ],
    [
      'refuses a file that is not there',
      swap('z', 'x'),
      null,
      'refused: there is no such file, so old_string does not occur in it',
    ],
    ['makes a file', swap('', 'x'), null, 'x'],
    ['fills an empty file', swap('', 'x'), '\n', 'x'],
    [
      'does not do so with a full one',
      swap('', 'x'),
      'a',
      'refused: old_string is empty and the file is not',
    ],
    ['takes the end of the line along with what it deletes', swap('b', ''), 'a\nb\nc\n', 'a\nc\n'],
    ['leaves the line where more stands in it', swap('b', ''), 'a\nbd\nc\n', 'a\nd\nc\n'],
    ['finds lines that end otherwise', swap('a\nb', 'a\nx'), 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
    ['does not double carriage returns', swap('b', 'x\r\ny'), 'a\r\nb\r\n', 'a\r\nx\r\ny\r\n'],
    ['writes the endings that most lines have', swap('b', 'x'), 'a\nb\nc\r\n', 'a\nx\nc\n'],
    ['needs both texts', { old_string: 'a' }, 'a', 'refused: the call has no old_string and new_string'],
    ['keeps a byte order mark', swap('a', 'x'), '\ufeffa', '\ufeffx'],
  ])('%s', (_, input, before, expected) => {
    expect(result('Edit', input, before)).toBe(expected);
  });
});

describe('MultiEdit', () => {
  it.each<[string, object[], string | null, string]>([
    ['goes one after the other', [swap('a', 'b'), swap('bb', 'c')], 'ab', 'c'],
    ['makes a file with the first', [swap('', 'ab'), swap('a', 'x')], null, 'xb'],
    [
      'does nothing where one does not fit',
      [swap('a', 'b'), swap('z', 'c')],
      'ab',
      'refused: old_string does not occur in the file exactly; read the file again',
    ],
    ['needs an edit', [], 'ab', 'refused: the call has no edits'],
  ])('%s', (_, edits, before, expected) => {
    expect(result('MultiEdit', { edits }, before)).toBe(expected);
  });
});

describe('other tools', () => {
  it('edit as they call it', () => {
    expect(result('edit', { old_str: 'a', new_str: 'x' }, 'a')).toBe('x');
    expect(result('replace_string_in_file', { oldString: 'a', newString: 'x' }, 'a')).toBe('x');
    expect(result('create', { file_text: 'x' }, null)).toBe('x');
  });

  it('are not guessed at', () => {
    expect(result('NotebookEdit', { new_source: 'x' }, '{}')).toContain('refused');
    expect(['Bash', 'toString', '__proto__', 'write', ''].map(natureOf)).toEqual(Array(5).fill(undefined));
  });

  it('name their file, or do not', () => {
    expect(
      [{ file_path: 'a' }, { filePath: 'b' }, { path: 'c' }, { notebook_path: 'd' }].map((each) =>
        pathOf(JSON.parse(JSON.stringify(each))),
      ),
    ).toEqual(['a', 'b', 'c', 'd']);
    expect(
      [{ file_path: 7 }, { file_path: '' }, { file_path: 'a\0b' }, {}].map((each) => pathOf(each)),
    ).toEqual(Array(4).fill(undefined));
  });
});
