/** The fields by which tools call the same thing, agents' own tools first: what stands earlier is taken. */
export const pathKeys: readonly string[] = [
  ...['file_path', 'filePath', 'path', 'notebook_path', 'target_file', 'targetFile', 'file'],
  ...[
    'relative_path',
    'relativePath',
    'absolute_path',
    'filename',
    'file_name',
    'fileName',
    'filepath',
    'uri',
  ],
];
export const contentKeys: readonly string[] = ['content', 'contents', 'file_text', 'fileText', 'text'];
export const oldKeys: readonly string[] = [
  ...['old_string', 'oldString', 'old_str', 'oldStr', 'oldText', 'old_text', 'old_content', 'old'],
  ...['search', 'find', 'needle', 'regex', 'pattern'],
];
export const newKeys: readonly string[] = [
  ...['new_string', 'newString', 'new_str', 'newStr', 'newText', 'new_text', 'new_content', 'new'],
  ...['replace', 'replacement', 'repl'],
];
export const listKeys: readonly string[] = [
  'edits',
  'replacements',
  'files',
  'changes',
  'operations',
  'updates',
];
export const allKeys: readonly string[] = ['replace_all', 'replaceAll', 'allow_multiple'];
/** What says of an edit which manner it is. */
export const mannerKeys: readonly string[] = ['command', 'action', 'operation', 'op', 'mode'];
/** Old texts that are patterns to some tools: only one that says the same either way is understood. */
export const patternKeys: readonly string[] = ['search', 'find', 'needle', 'regex', 'pattern'];

/** Fields that say where in a file something is put: then it is not all of the file. */
export const whereKey =
  /^(?:at|from|to|start|end|offset|position|index|range|column|pointer|section|heading|anchor|selector|symbol|key|name_path|append|prepend|insert)$|(?:^|[_a-z])(?:[lL]ines?|[lL]ine_?[nN]umber|start|Start|end|End|offset|Offset)$/;

/** What is written, or is to be replaced: it may speak of any file. */
const spoken = new Set([
  ...[...contentKeys, ...oldKeys, ...newKeys],
  ...['old_source', 'new_source', 'code', 'body', 'value', 'explanation', 'instruction', 'instructions'],
  ...['description', 'message', 'prompt', 'title'],
]);

export function isSpoken(key: string): boolean {
  return spoken.has(key);
}
