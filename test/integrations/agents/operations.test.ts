import { describe, expect, it } from 'vitest';
import { applyOperations } from '../../../src/integrations/agents/apply-operations.ts';
import { readOperations } from '../../../src/integrations/agents/read-operations.ts';

type Files = Readonly<Record<string, string | null>>;

/** What a call makes of files; undefined where that is not exact, and judged after it. */
function result(tool: string, input: unknown, files: Files) {
  const operations = readOperations(tool, JSON.parse(JSON.stringify(input)));
  const after = applyOperations(operations ?? [], (path) => {
    const text = files[path];
    return typeof text === 'string' ? Buffer.from(text) : null;
  });
  if (operations === undefined || after === undefined) return undefined;
  return Object.fromEntries(
    [...after].map(([path, bytes]) => [path, bytes === null ? null : Buffer.from(bytes).toString('utf8')]),
  );
}

const swap = (old_string: string, new_string: string, more: object = {}) => ({
  file_path: 'f',
  old_string,
  new_string,
  ...more,
});

describe('a whole file', () => {
  it.each<[string, string, object, string]>([
    ['made', 'Write', { file_path: 'f', content: 'a\n' }, 'a\n'],
    ['emptied', 'Write', { file_path: 'f', content: '' }, ''],
    ['as Copilot says it', 'create', { path: 'f', file_text: 'x' }, 'x'],
    ['as VS Code says it', 'create_file', { filePath: 'f', content: 'x' }, 'x'],
    ['as Gemini says it', 'write_file', { file_path: 'f', content: 'x' }, 'x'],
    ['as Kiro says it', 'fs_write', { command: 'create', path: 'f', file_text: 'x' }, 'x'],
    ['as Kiro’s editor says it', 'fsWrite', { path: 'f', text: 'x' }, 'x'],
  ])('%s', (_, tool, input, expected) => {
    expect(result(tool, input, { f: 'before' })).toEqual({ f: expected });
  });
});

describe('a text for another', () => {
  it.each<[string, object, string | null, string | undefined]>([
    ['replaces what occurs once', swap('b', 'x'), 'abc', 'axc'],
    ['takes no character for a pattern', swap('$', "$&$'"), 'a$c', "a$&$'c"],
    ['replaces several only where told', swap('a', 'x', { replace_all: true }), 'aba', 'xbx'],
    ['of which several occur is not exact', swap('a', 'x'), 'aba', undefined],
    ['that does not occur is not exact', swap('z', 'x'), 'abc', undefined],
    ['that occurs with other quotation marks is not exact', swap('“a”', 'x'), '"a"', undefined],
    ['of no file is not exact', swap('z', 'x'), null, undefined],
    ['makes a file', swap('', 'x'), null, 'x'],
    ['fills an empty file', swap('', 'x'), '\n', 'x'],
    ['of nothing in a full file is not exact', swap('', 'x'), 'a', undefined],
    ['takes the end of the line along with what it deletes', swap('b', ''), 'a\nb\nc\n', 'a\nc\n'],
    ['leaves the line where more stands in it', swap('b', ''), 'a\nbd\nc\n', 'a\nd\nc\n'],
    ['finds lines that end otherwise', swap('a\nb', 'a\nx'), 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
    ['does not double carriage returns', swap('b', 'x\r\ny'), 'a\r\nb\r\n', 'a\r\nx\r\ny\r\n'],
    ['writes the endings that most lines have', swap('b', 'x'), 'a\nb\nc\r\n', 'a\nx\nc\n'],
    ['keeps a byte order mark', swap('a', 'x'), '\ufeffa', '\ufeffx'],
  ])('%s', (_, input, before, expected) => {
    expect(result('Edit', input, { f: before })?.f).toBe(expected);
  });

  it.each<[string, string, object]>([
    ['Copilot', 'edit', { path: 'f', old_str: 'a', new_str: 'x' }],
    [
      'Copilot in the cloud',
      'str_replace_editor',
      { command: 'str_replace', path: 'f', old_str: 'a', new_str: 'x' },
    ],
    ['VS Code', 'replace_string_in_file', { filePath: 'f', oldString: 'a', newString: 'x' }],
    [
      'VS Code, several',
      'multi_replace_string_in_file',
      { replacements: [{ filePath: 'f', oldString: 'a', newString: 'x' }] },
    ],
    ['Gemini', 'replace', { file_path: 'f', old_string: 'a', new_string: 'x' }],
    ['opencode', 'edit', { filePath: 'f', oldString: 'a', newString: 'x', replaceAll: true }],
    ['Kiro', 'fs_write', { command: 'str_replace', path: 'f', old_str: 'a', new_str: 'x' }],
    ['Kiro’s editor', 'strReplace', { path: 'f', oldStr: 'a', newStr: 'x' }],
    ['Cursor', 'StrReplace', { path: 'f', old_string: 'a', new_string: 'x' }],
    ['an agent whose tool takes what it knows', 'edit', { ...swap('a', 'x'), dryRun: true, command: 'view' }],
    ['an agent that says it twice', 'Edit', { ...swap('a', 'x'), path: 'f', old_str: 'a' }],
  ])('is told by %s', (_, tool, input) => {
    expect(result(tool, input, { f: 'a' })).toEqual({ f: 'x' });
  });

  it('goes one after the other', () => {
    const edits = [swap('a', 'b'), swap('bb', 'c')];
    expect(result('MultiEdit', { file_path: 'f', edits }, { f: 'ab' })).toEqual({ f: 'c' });
    expect(result('MultiEdit', { file_path: 'f', edits: [swap('', 'ab'), swap('a', 'x')] }, {})).toEqual({
      f: 'xb',
    });
  });
});

describe('other ways', () => {
  it.each<[string, string, object, Record<string, string | null>]>([
    [
      'insert after a line',
      'str_replace_editor',
      { command: 'insert', path: 'f', insert_line: 1, new_str: 'x' },
      { f: 'a\nx\nb\n' },
    ],
    [
      'insert before the first',
      'fs_write',
      { command: 'insert', path: 'f', insert_line: 0, new_str: 'x' },
      { f: 'x\na\nb\n' },
    ],
    [
      'create, and no field of another command',
      'str_replace_editor',
      { command: 'create', path: 'f', file_text: 'x', old_str: 'a', new_str: '' },
      { f: 'x' },
    ],
    ['delete', 'Delete', { file_path: 'f' }, { f: null }],
  ])('%s', (_, tool, input, expected) => {
    expect(result(tool, input, { f: 'a\nb\n' })).toEqual(expected);
  });
});

/** Let through, and judged after the tool. */
describe('a call is not exact', () => {
  const old = { old_string: 'a', new_string: 'x' };

  it.each<[string, string, unknown]>([
    ['of a shell', 'Bash', { command: "cat > f <<'EOF'\nx\nEOF" }],
    ['of a server', 'mcp__filesystem__write_file', { path: 'f', content: 'x' }],
    ['of a server, as Cursor says it', 'MCP:write_file', { path: 'f', content: 'x' }],
    ['of a tool that only reads', 'Read', { file_path: 'f' }],
    ['of a tool by way of the prototype', 'constructor', { file_path: 'f', content: 'x' }],
    ['of no tool', '', { file_path: 'f', content: 'x' }],
    ['of an editor that applies by a model', 'insert_edit_into_file', { filePath: 'f', code: 'x' }],
    ['of a notebook', 'NotebookEdit', { notebook_path: 'f', new_source: 'x' }],
    ['without a path', 'Write', { content: 'x' }],
    ['with a path that is no text', 'Write', { file_path: 7, content: 'x' }],
    ['with a path below the home', 'fsWrite', { path: '~/f', text: 'x' }],
    ['with a path behind an at sign', 'write_file', { file_path: '@f', content: 'x' }],
    ['with an address', 'create_file', { filePath: 'FILE:///f', content: 'x' }],
    ['without a content', 'Write', { file_path: 'f' }],
    ['with a content that is no text', 'Write', { file_path: 'f', content: { a: 1 } }],
    ['with no input', 'Write', null],
    ['that only looks', 'str_replace_editor', { command: 'view', path: 'f' }],
    ['that appends', 'fs_write', { command: 'append', path: 'f', new_str: 'x' }],
    ['without the command', 'fs_write', { path: 'f', file_text: 'x' }],
    ['with a line that is none', 'fs_write', { command: 'insert', path: 'f', insert_line: 9, new_str: 'x' }],
    ['about two files', 'Edit', { ...old, file_path: 'g', path: 'f' }],
    ['with a list about another file', 'MultiEdit', { file_path: 'f', edits: [{ ...old, path: 'g' }] }],
    ['with an empty list', 'MultiEdit', { file_path: 'f', edits: [] }],
    ['with a list of which one edit is not', 'MultiEdit', { file_path: 'f', edits: [old, { a: 1 }] }],
    ['with two old texts', 'Edit', { path: 'f', ...old, old_str: 'b' }],
    ['with two contents', 'create', { path: 'f', file_text: 'x', content: 'y' }],
    ['with an edit and a content', 'edit', { filePath: 'f', ...old, content: 'a' }],
    ['with half an edit', 'edit', { filePath: 'f', old_string: 'a' }],
    ['that says otherwise how often', 'Edit', { file_path: 'f', ...old, replace_all: 'true' }],
    ['that deletes what is not there', 'Delete', { file_path: 'gone' }],
  ])('%s', (_, tool, input) => {
    expect(result(tool, input, { f: 'a', g: 'a' })).toBeUndefined();
  });
});

const patch = (...lines: string[]) => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

describe('a patch', () => {
  const update = patch('*** Update File: f', '@@', '-b', '+x');

  it.each<[string, string, unknown]>([
    ['Codex', 'apply_patch', { command: update }],
    ['VS Code', 'apply_patch', { input: update, explanation: 'x' }],
    ['opencode', 'apply_patch', { patchText: update }],
    ['Copilot, as nothing but text', 'apply_patch', update],
    ['Copilot, under the name of another tool', 'Edit', update],
    ['Cursor', 'ApplyPatch', { patch: update }],
  ])('comes from %s', (_, tool, input) => {
    expect(result(tool, input, { f: 'a\nb\nc\n' })).toEqual({ f: 'a\nx\nc\n' });
  });

  it('is about several files, each as those before it left it', () => {
    const text = patch(
      '*** Add File: new',
      '+one',
      '+two',
      '*** Update File: new',
      '*** Move to: moved',
      '@@',
      '-one',
      '+1',
      '*** Delete File: gone',
      '*** Update File: f',
      '@@ a',
      '-b',
      '+B',
    );
    expect(result('apply_patch', { command: text }, { f: 'b\na\nb\n', gone: 'x' })).toEqual({
      new: null,
      moved: '1\ntwo\n',
      gone: null,
      f: 'b\na\nB\n',
    });
  });

  it.each<[string, readonly string[], string, string]>([
    ['a first chunk without a mark', ['-a', '+x'], 'a\nb\n', 'x\nb\n'],
    ['several chunks', ['@@', '-a', '+x', '@@', '-c', '+z'], 'a\nb\nc\n', 'x\nb\nz\n'],
    ['lines that are added at the end', ['@@', '+x'], 'a\nb', 'a\nb\nx\n'],
    ['a later chunk above what is added', ['@@', '+x', '@@', '-a', '+y'], 'a\n', 'y\nx\n'],
    ['blank lines', ['@@', ' a', '', '-b', ' '], 'a\n\nb\n\n', 'a\n\n\n'],
    ['the last lines', ['@@', '-a', '+x', '*** End of File'], 'a\nb\na\n', 'a\nb\nx\n'],
    ['all lines', ['@@', '-a'], 'a\n', ''],
  ])('has %s', (_, lines, before, after) => {
    expect(result('apply_patch', patch('*** Update File: f', ...lines), { f: before })).toEqual({ f: after });
  });

  it.each<[string, string]>([
    ['without an end', '*** Begin Patch\n*** Update File: f\n@@\n-b\n+x'],
    ['of nothing', patch()],
    ['with a line that is none', patch('*** Update File: f', '@@', 'b')],
    ['without a change', patch('*** Update File: f')],
    ['with a second chunk without a mark', patch('*** Update File: f', '-b', '*** End of File', '-a')],
    ['with a header that is not known', patch('*** Rename File: x', '*** Update File: f', '@@', '+x')],
    ['in a here document', `<<'EOF'\n${update}\nEOF`],
    ['with blanks around a marker', update.replace('*** End', ' *** End')],
    ['with carriage returns', update.replaceAll('\n', '\r\n')],
    ['of lines that do not stand there', patch('*** Update File: f', '@@', '-z', '+x')],
    ['of lines that stand there but for blanks', patch('*** Update File: f', '@@', '- b', '+x')],
    ['behind a line that does not stand there', patch('*** Update File: f', '@@ z', '-b', '+x')],
    ['of a file that is not there', patch('*** Update File: gone', '@@', '-b', '+x')],
  ])('%s is not exact', (_, text) => {
    expect(result('apply_patch', { command: text }, { f: 'a\nb\n' })).toBeUndefined();
  });
});
