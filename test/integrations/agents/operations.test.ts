import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { applyOperations } from '../../../src/integrations/agents/apply-operations.ts';
import { readOperations } from '../../../src/integrations/agents/read-operations.ts';
import { natureOf } from '../../../src/integrations/agents/tool-nature.ts';

/** What a call makes of files; a text that begins with an exclamation mark says why that cannot be told. */
function result(
  tool: string,
  input: unknown,
  files: Readonly<Record<string, string | null>>,
  agent = 'claude-code',
) {
  const operations = readOperations({ agent, tool, input: JSON.parse(JSON.stringify(input)) });
  const { files: after, failures } = applyOperations(operations, {
    target: (path) => path,
    entry: (path) => path,
    content: (path) => {
      const text = files[path];
      return typeof text === 'string' ? Buffer.from(text) : null;
    },
  });
  return Object.fromEntries([
    ...operations.flatMap((each) => (each.does === 'unknown' ? [['?', each.paths.join(' ')]] : [])),
    ...[...after].map(([path, bytes]) => [path, bytes === null ? null : Buffer.from(bytes).toString('utf8')]),
    ...failures.map(({ place, problem, failsAnyway }) => [place, `${failsAnyway ? '!' : '!!'} ${problem}`]),
  ]);
}

const swap = (old_string: string, new_string: string, more: object = {}) => ({
  file_path: 'f',
  old_string,
  new_string,
  ...more,
});

const absent =
  '! the text to replace does not occur in the file exactly; read the file again and give it as it stands';
const often = '! the text to replace occurs 2 times, and one place is meant';

describe('a whole file', () => {
  it.each<[string, string, object, string]>([
    ['made', 'Write', { file_path: 'f', content: 'a\n' }, 'a\n'],
    ['emptied', 'Write', { file_path: 'f', content: '' }, ''],
    ['as Copilot says it', 'create', { path: 'f', file_text: 'x' }, 'x'],
    ['as VS Code says it', 'create_file', { filePath: 'f', content: 'x' }, 'x'],
    ['as Gemini says it', 'write_file', { file_path: 'f', content: 'x' }, 'x'],
    ['as Kiro says it', 'fs_write', { command: 'create', path: 'f', file_text: 'x' }, 'x'],
    ['as Kiro’s editor says it', 'fsWrite', { path: 'f', text: 'x' }, 'x'],
    ['by a server of files', 'mcp__filesystem__write_file', { path: 'f', content: 'x' }, 'x'],
    ['by a server, as Cursor says it', 'MCP:write_file', { path: 'f', content: 'x' }, 'x'],
  ])('%s', (_, tool, input, expected) => {
    expect(result(tool, input, { f: 'before' })).toEqual({ f: expected });
  });

  it('without a content is not understood', () => {
    expect(result('Write', { file_path: 'f' }, {})).toEqual({ '?': 'f' });
    expect(result('Write', { file_path: 'f', content: { a: 1 } }, {})).toEqual({ '?': 'f' });
  });
});

describe('a text for another', () => {
  it.each<[string, object, string | null, string]>([
    ['replaces what occurs once', swap('b', 'x'), 'abc', 'axc'],
    ['takes no character for a pattern', swap('$', "$&$'"), 'a$c', "a$&$'c"],
    ['replaces several only where told', swap('a', 'x', { replace_all: true }), 'aba', 'xbx'],
    ['refuses several otherwise', swap('a', 'x'), 'aba', often],
    ['needs to occur', swap('z', 'x'), 'abc', absent],
    ['needs a file', swap('z', 'x'), null, '! there is no such file, so the text to replace is not in it'],
    ['makes a file', swap('', 'x'), null, 'x'],
    ['fills an empty file', swap('', 'x'), '\n', 'x'],
    [
      'does not do so with a full one',
      swap('', 'x'),
      'a',
      '! the text to replace is empty and the file is not',
    ],
    ['takes the end of the line along with what it deletes', swap('b', ''), 'a\nb\nc\n', 'a\nc\n'],
    ['leaves the line where more stands in it', swap('b', ''), 'a\nbd\nc\n', 'a\nd\nc\n'],
    ['finds lines that end otherwise', swap('a\nb', 'a\nx'), 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
    ['does not double carriage returns', swap('b', 'x\r\ny'), 'a\r\nb\r\n', 'a\r\nx\r\ny\r\n'],
    ['writes the endings that most lines have', swap('b', 'x'), 'a\nb\nc\r\n', 'a\nx\nc\n'],
    ['keeps a byte order mark', swap('a', 'x'), '\ufeffa', '\ufeffx'],
  ])('%s', (_, input, before, expected) => {
    expect(result('Edit', input, { f: before })).toEqual({ f: expected });
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
    [
      'a server of files',
      'mcp__filesystem__edit_file',
      { path: 'f', edits: [{ oldText: 'a', newText: 'x' }] },
    ],
  ])('is told by %s', (_, tool, input) => {
    expect(result(tool, input, { f: 'a' })).toEqual({ f: 'x' });
  });

  it('that is not there is left to tools that want it to the letter, and to no other', () => {
    expect(result('Edit', swap('z', 'x'), { f: 'a' })).toEqual({ f: absent });
    expect(result('replace', swap('z', 'x'), { f: 'a' })).toEqual({ f: `!${absent}` });
    expect(result('edit', { filePath: 'f', oldString: 'z', newString: 'x' }, { f: 'a' })).toEqual({
      f: `!${absent}`,
    });
    expect(result('Edit', swap('“a”', 'x'), { f: '"a"' }), 'but for quotation marks').toEqual({
      f: `!${absent}`,
    });
  });

  it('goes one after the other', () => {
    const edits = [swap('a', 'b'), swap('bb', 'c')];
    expect(result('MultiEdit', { file_path: 'f', edits }, { f: 'ab' })).toEqual({ f: 'c' });
    expect(result('MultiEdit', { file_path: 'f', edits: [swap('', 'ab'), swap('a', 'x')] }, {})).toEqual({
      f: 'xb',
    });
  });
});

/** Tools take what they know and leave the rest: two tellings of one edit must not hide which is made. */
describe('a call that says two things', () => {
  const old = { old_string: 'a', new_string: 'x' };
  const harmless = '*** Begin Patch\n*** Update File: g\n@@\n-a\n+b\n*** End Patch';
  const edits = [{ old_string: 'b', new_string: 'c' }];

  it.each<[string, string, object, string]>([
    ['two files', 'Edit', { file_path: 'g', path: 'f', old_str: 'a', new_str: 'x' }, 'g f'],
    [
      'a list for another file',
      'edit_file',
      { path: 'f', edits: [{ path: 'g', oldText: 'a', newText: 'x' }] },
      'f g',
    ],
    ['two old texts', 'Edit', { path: 'f', old_str: 'a', new_str: 'x', old_string: 'b' }, 'f'],
    ['two contents', 'create', { path: 'f', file_text: 'x', content: 'y' }, 'f'],
    ['an edit and a list', 'edit', { filePath: 'f', ...old, edits }, 'f'],
    ['two lists', 'edit', { filePath: 'f', edits, replacements: edits }, 'f'],
    ['an edit and a patch', 'replace', { file_path: 'f', ...old, patch: harmless }, 'f g'],
    [
      'an edit and a patch of nothing',
      'Edit',
      { path: 'f', ...old, patch: '*** Begin Patch\n*** End Patch' },
      'f',
    ],
    ['a content and a patch', 'write_file', { file_path: 'f', content: 'x', input: harmless }, 'f g'],
    ['a deletion and a patch', 'Delete', { path: 'f', patch: harmless }, 'f g'],
    ['an edit and a content', 'edit', { filePath: 'f', ...old, content: 'a' }, 'f'],
    [
      'an edit and that it only looks',
      'Edit',
      { path: 'f', old_str: 'a', new_str: 'x', command: 'view' },
      'f',
    ],
    [
      'an edit and another command',
      'Edit',
      { path: 'f', old_str: 'a', new_str: 'x', command: 'create', file_text: 'a' },
      'f',
    ],
    [
      'a command and a patch',
      'fs_write',
      { command: 'create', path: 'f', file_text: 'x', patch: harmless.replace('File: g', 'File: f') },
      'f',
    ],
    ['a command and a list', 'fs_write', { command: 'create', path: 'f', file_text: 'x', edits }, 'f'],
    [
      'a command and two texts',
      'fs_write',
      { command: 'append', path: 'f', new_str: 'x', file_text: 'y' },
      'f',
    ],
    ['an edit and a map of files', 'edit', { filePath: 'f', ...old, files: { g: 'x' } }, 'f g'],
    ['a whole file and that it is appended', 'create', { path: 'f', file_text: 'x', mode: 'append' }, 'f'],
    ['a whole file and that it is deleted', 'Write', { file_path: 'f', content: 'x', action: 'delete' }, 'f'],
    ['a whole file and a line of it', 'Write', { file_path: 'f', content: 'x', line: 2 }, 'f'],
    ['a file by another of its names', 'Write', { file_path: 'g', uri: 'f', content: 'x' }, 'g f'],
    ['how often, in no way that is known', 'Edit', { file_path: 'f', ...old, replace_all: 'true' }, 'f'],
  ])('%s is not understood', (_, tool, input, named) => {
    expect(result(tool, input, { f: 'a', g: 'a' })).toEqual({ '?': named });
  });

  it.each(['Edit', 'replace', 'edit'])('%s is made, though it says that it only tries', (tool) => {
    expect(result(tool, { path: 'f', ...old, dryRun: true }, { f: 'a' })).toEqual({ f: 'x' });
  });

  it('but the same twice is understood', () => {
    expect(result('Edit', { file_path: 'f', path: 'f', ...old, old_str: 'a' }, { f: 'a' })).toEqual({
      f: 'x',
    });
    expect(
      result(
        'str_replace_editor',
        { command: 'create', path: 'f', file_text: 'x', old_str: '', new_str: '' },
        {},
      ),
    ).toEqual({ f: 'x' });
  });
});

describe('a path', () => {
  it.each<[string, string, string]>([
    ['of Gemini behind an at sign', 'gemini', '@f'],
    ['as an address', 'vscode', 'file:///f'],
    ['below the home', 'kiro', '~/f'],
  ])('%s is the file that it leads to', (_, agent, path) => {
    const [operation] = readOperations({ agent, tool: 'write_file', input: { path, content: 'x' } });
    const expected = { '@f': 'f', 'file:///f': '/f', '~/f': `${homedir()}/f` }[path];
    expect(operation).toMatchObject({ does: 'write', path: expected });
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
    ['append', 'fs_write', { command: 'append', path: 'f', new_str: 'x' }, { f: 'a\nb\nx' }],
    ['append by name', 'fsAppend', { path: 'f', text: 'x' }, { f: 'a\nb\nx' }],
    ['delete', 'Delete', { file_path: 'f' }, { f: null }],
    ['delete by a server', 'mcp__filesystem__delete_file', { path: 'f' }, { f: null }],
    ['move', 'mcp__filesystem__move_file', { source: 'f', destination: 'g' }, { f: null, g: 'a\nb\n' }],
  ])('%s', (_, tool, input, expected) => {
    expect(result(tool, input, { f: 'a\nb\n' })).toEqual(expected);
  });
});

const patch = (...lines: string[]) => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

describe('a patch', () => {
  const update = patch('*** Update File: f', '@@', '-b', '+x');

  it.each<[string, string, unknown]>([
    ['Codex', 'apply_patch', { command: update }],
    ['a command line of Codex', 'apply_patch', { command: ['apply_patch', update] }],
    ['a shell', 'Bash', { command: `apply_patch <<'EOF'\n${update}\nEOF\n` }],
    ['VS Code', 'apply_patch', { input: update, explanation: 'x' }],
    ['opencode', 'apply_patch', { patchText: update }],
    ['Copilot, as nothing but text', 'apply_patch', update],
    ['Copilot, under the name of another tool', 'Edit', update],
    ['Cursor', 'ApplyPatch', { patch: update }],
  ])('comes from %s', (_, tool, input) => {
    expect(result(tool, input, { f: 'a\nb\nc\n' })).toEqual({ f: 'a\nx\nc\n' });
  });

  it('from a shell in another folder counts from there', () => {
    const command = `cd sub && apply_patch <<EOF\n${update}\nEOF`;
    expect(result('Bash', { command }, { 'sub/f': 'b\n' })).toEqual({ 'sub/f': 'x\n' });
    expect(result('Bash', { command: `echo; ${command}` }, { 'sub/f': 'b\n' })).toEqual({ 'sub/f': 'x\n' });
  });

  const here = (text: string, sign = "'EOF'") => `apply_patch <<${sign}\n${text}\nEOF`;
  const quoted = patch('*** Update File: f', '@@', '-b', '+it\'s "x"');
  const other = patch('*** Add File: g', '+1');

  it.each<[string, string, unknown, string]>([
    ['the words of a command', 'shell', { command: ['bash', '-lc', here(update)] }, 'x'],
    ['a shell by its path', 'local_shell', { command: ['/bin/zsh', '-c', here(update)] }, 'x'],
    ['the program itself', 'shell', { command: ['apply_patch', update] }, 'x'],
    ['a pipe', 'Bash', { command: `cat <<'EOF' | apply_patch\n${update}\nEOF` }, 'x'],
    ['an argument', 'exec_command', { cmd: `apply_patch '${quoted.replace("'", "'\\''")}'` }, 'it\'s "x"'],
    [
      'an argument in double ones',
      'Bash',
      { command: `apply_patch "${quoted.replaceAll('"', '\\"')}"` },
      'it\'s "x"',
    ],
    ['the second of two', 'Bash', { command: `${here(other)}\n${here(update)}` }, 'x'],
    ['a file', 'Bash', { command: `cat > f <<'EOF'\na\nx\nc\nEOF\ngit add f` }, 'x'],
    ['a file, told behind', 'Bash', { command: `cat <<EOF > "f" && git add f\na\nx\nc\nEOF` }, 'x'],
    ['a file by tee', 'run_shell_command', { command: `tee f <<'EOF'\na\nx\nc\nEOF` }, 'x'],
    ['a file in a folder', 'Bash', { command: `cd ./ && cat > ../f <<'E'\na\nx\nc\nE`, workdir: 's' }, 'x'],
  ])('or a file in a command line is told by %s', (_, tool, input, line) => {
    const files = { f: 'a\nb\nc\n', 's/.//../f': '' };
    const found = result(tool, input, files, 'codex');
    expect(found.f ?? found['s/.//../f']).toBe(`a\n${line}\nc\n`);
  });

  it.each<[string, string]>([
    ['a patch that is only written down', `cat > notes.md <<'EOF'\n${update}\nEOF`],
    [
      'a patch that is only spoken of',
      `git commit -m 'no apply_patch' && echo "${update}"`.replace('apply_patch', 'patch'),
    ],
    ['what the shell fills in', 'cat > f <<EOF\n$HOME\nEOF'],
    ['what another program makes of it', "cat <<'EOF' | jq . > f\n{}\nEOF"],
    ['what is appended', "cat >> f <<'EOF'\nx\nEOF"],
    ['any other command', "sed -i s/a/x/ f; jq . f > g; python - <<'E'\nopen('f', 'w')\nE"],
    ['no command at all', ''],
  ])('%s is not known before it runs', (_, command) => {
    const { 'notes.md': __, ...found } = result('Bash', { command }, { f: 'b\n' });
    expect(found).toEqual({});
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

  it('that does not fit is left to Codex, which fails; of others that is not known', () => {
    const text = { command: patch('*** Update File: f', '@@', '-z', '+x') };
    const problem = '! the lines of the patch do not stand in the file; read the file again';
    expect(result('apply_patch', text, { f: 'a\n' }, 'codex')).toEqual({ f: problem });
    expect(result('apply_patch', text, { f: 'a\n' }, 'copilot')).toEqual({ f: `!${problem}` });
  });

  it.each<[string, string]>([
    ['without an end', '*** Begin Patch\n*** Update File: f\n@@\n-b\n+x'],
    ['with a line that is none', patch('*** Update File: f', '@@', 'b')],
    ['without a change', patch('*** Update File: f')],
    ['with a header that is not known', patch('*** Rename File: x', '*** Update File: f', '@@', '+x')],
  ])('%s is not understood, and names its files', (_, text) => {
    expect(result('apply_patch', { command: text }, { f: 'b\n' })).toEqual({ '?': 'f' });
  });
});

/** Servers call the same thing by many names; a place in a file that is told in another way is not known. */
describe('a server', () => {
  const of = (tool: string) => `mcp__x__${tool}`;

  it.each<[string, object, Record<string, string | null>]>([
    ['edit_block', { file_path: 'f', old_string: 'a', new_string: 'x' }, { f: 'xb.c' }],
    [
      'edit_block',
      { file_path: 'f', old_string: 'a', new_string: 'x', expected_replacements: 2 },
      { f: 'xb.c' },
    ],
    ['search_and_replace', { path: 'f', search: 'b.', replace: 'x' }, { f: 'axc' }],
    ['find_and_replace', { path: 'f', find: 'b', replace: 'x', regex: true }, { f: 'ax.c' }],
    ['replace_all', { path: 'f', search: 'b', replacement: '' }, { f: 'a.c' }],
    ['replace_content', { relative_path: 'f', needle: 'b.', repl: 'x', mode: 'literal' }, { f: 'axc' }],
    ['replace_regex', { relative_path: 'f', regex: 'b', repl: 'x' }, { f: 'ax.c' }],
    ['write_block', { path: 'f', content: 'x' }, { f: 'x' }],
    ['overwrite', { filename: 'f', text: 'x' }, { f: 'x' }],
    ['write_file', { path: 'f', content: 'x', mode: 'append' }, { f: 'ab.c\nx' }],
    ['write_file', { path: 'f', content: 'x', mode: 'rewrite', append: false }, { f: 'x' }],
    ['append', { path: 'f', text: 'x' }, { f: 'ab.c\nx' }],
    ['write_files', { files: { f: 'x', g: 'y' } }, { f: 'x', g: 'y' }],
    [
      'write_files',
      {
        files: [
          { path: 'f', content: 'x' },
          { path: 'g', content: 'y' },
        ],
      },
      { f: 'x', g: 'y' },
    ],
    ['edit_files', { files: { f: { edits: 1, old_string: 'a', new_string: 'x' } } }, { f: 'xb.c' }],
    ['apply_edits', { operations: [{ action: 'delete', path: 'f' }] }, { f: null }],
  ])('%s %j is applied', (tool, input, expected) => {
    expect(result(of(tool), input, { f: 'ab.c' })).toEqual(expected);
  });

  it.each<[string, object, string]>([
    ['replace_regex', { relative_path: 'f', regex: 'a.*c', repl: 'x' }, 'f'],
    ['replace_content', { relative_path: 'f', needle: 'b.', repl: 'x', mode: 'regex' }, 'f'],
    ['replace_regex', { relative_path: 'f', regex: 'b', repl: '$1' }, 'f'],
    ['insert_at_line', { path: 'f', line: 2, content: 'x' }, 'f'],
    ['edit_file', { path: 'f', start_line: 1, end_line: 2, content: 'x' }, 'f'],
    ['replace_lines', { path: 'f', content: 'x' }, 'f'],
    ['delete_lines', { path: 'f', from: 1 }, 'f'],
    ['edit_json', { path: 'f', pointer: '/a', value: 1 }, 'f'],
    ['replace_symbol_body', { relative_path: 'f', name_path: 'a', body: 'x' }, 'f'],
    ['apply_diff', { path: 'f', diff: '<<<<<<< SEARCH\na\n=======\nx\n>>>>>>> REPLACE' }, 'f'],
    ['write_file', { path: 'f', content: 'x', mode: 'merge' }, 'f'],
    ['edit', { request: '{"path": "a/f", "content": "see b/f"}' }, 'a/f'],
    ['write_files', { bundle: { 'a/f': 'x' } }, 'a/f x'],
  ])('%s %j is not understood', (tool, input, named) => {
    const found = result(of(tool), input, { f: 'ab.c' });
    expect(found['?']?.split(' ').toSorted()).toEqual(expect.arrayContaining(named.split(' ').slice(0, 1)));
  });

  it.each<[string, object]>([
    [
      'mcp__github__create_or_update_file',
      { owner: 'o', repo: 'r', branch: 'b', message: 'm', path: 'f', content: 'x' },
    ],
    [
      'mcp__github__push_files',
      { owner: 'o', repo: 'r', branch: 'b', message: 'm', files: [{ path: 'f', content: 'x' }] },
    ],
    [
      'mcp__gitlab__create_or_update_file',
      { project_id: '1', file_path: 'f', content: 'x', commit_message: 'm' },
    ],
    ['mcp__stateward__fs_apply_patch', { path: 'f', patch: { operation: 'updateFrontmatter', update: {} } }],
    ['mcp__backlog__task_edit', { id: 'task-1', status: 'Done', references: ['docs/f.md'] }],
    ['mcp__wiki__append', { page: 'a/f.md', text: 'x' }],
    ['mcp__x__get_patch', { path: 'f' }],
    ['mcp__x__list_edits', { path: 'f', content: 'x' }],
    ['mcp__x__search_text', { path: 'f', text: 'x' }],
    ['mcp__tasks__update_task', { id: 1, file: 'f', text: 'x' }],
  ])('%s %j is not asked', (tool, input) => {
    expect(result(tool, input, { f: 'ab.c' })).toEqual({});
  });

  it('of which the same is asked without saying where, or otherwise, is', () => {
    const { path, content } = { path: 'f', content: 'x' };
    expect(result('mcp__github__create_or_update_file', { path, content }, {})).toEqual({ f: 'x' });
    expect(result('Write', { owner: 'o', repo: 'r', branch: 'b', path, content }, {})).toEqual({ f: 'x' });
    expect(result('mcp__stateward__fs_write', { path, content }, {})).toEqual({ f: 'x' });
  });
});

describe('a tool', () => {
  it.each(['Read', 'view', 'TodoWrite', 'update_todo', 'read_file', 'Grep'])('%s reads', (name) => {
    expect(natureOf(name)).toBe('reads');
  });
  it.each([
    'Bash',
    'toString',
    '__proto__',
    '',
    'create_directory',
    'mcp__tasks__update_task',
    'mcp__fs__get_file',
  ])('%s may do anything', (name) => {
    expect(natureOf(name)).toBe('anything');
  });
  it.each(['write', 'smart_edit_file', 'createTextFile', 'mcp__x__replace_content', 'edit_notebook_file'])(
    '%s edits',
    (name) => {
      expect(natureOf(name)).toBe('edits');
    },
  );
  it('that only looks changes nothing', () => {
    expect(result('str_replace_editor', { command: 'view', path: 'f' }, {})).toEqual({});
    const input = { path: 'f', edits: [{ oldText: 'a', newText: 'x' }], dryRun: true };
    expect(result('mcp__filesystem__edit_file', input, { f: 'a' })).toEqual({});
  });
  it('of an input that is not known names what may be its files', () => {
    expect(result('insert_edit_into_file', { filePath: 'f', code: 'x\ny' }, {})).toEqual({ '?': 'f' });
    expect(result('edit_files', { files: ['a.json', 'b.json'] }, {})).toEqual({ '?': 'b.json a.json' });
    const diff = '--- a/x.json\n+++ b/y.json\n@@ -1 +1 @@\n-z.json\n+w.json\n';
    expect(result('edit_file', { diff }, {})).toEqual({ '?': 'a/x.json x.json b/y.json y.json' });
  });
});
