/** What a tool does to files, by its name: one of another name may do anything. */
export type Nature = 'edits' | 'reads' | 'anything';

const readers = new Set(
  [
    'AskUserQuestion Fetch Glob Grep List LS NotebookRead Read ReadLints TodoRead TodoWrite WebFetch WebSearch',
    'ask_user file_search fs_read fsRead google_web_search grep_search list_directory read_file read_many_files',
    'rg search_file_content semantic_search update_plan update_todo view web_fetch web_search write_todos',
  ].flatMap((names) => names.toLowerCase().split(' ')),
);

const editors = new Set(
  [
    'create delete edit fsAppend fsReplace fsWrite move MultiEdit NotebookEdit patch rename replace TabWrite write',
    'apply_patch ApplyPatch fs_write insert_edit_into_file search_replace',
    'str_replace str_replace_based_edit_tool str_replace_editor StrReplace',
  ].flatMap((names) => names.toLowerCase().split(' ')),
);

const verbs =
  /^(?:append|create|delete|edit|insert|modify|move|overwrite|patch|remove|rename|replace|save|update|write)$/;
const nouns = /^(?:content|contents|editor|file|files|lines|notebook|patch|string|text)$/;

/** Tools of a server come with its name before theirs. */
export function ownName(tool: string): string {
  return tool.replace(/^(?:mcp__.*?__|MCP:)/, '');
}

export function natureOf(tool: string): Nature {
  const name = ownName(tool);
  const plain = name.toLowerCase();
  if (readers.has(plain)) return 'reads';
  if (editors.has(plain)) return 'edits';
  const words = wordsOf(name);
  return words.some((word) => verbs.test(word)) && words.some((word) => nouns.test(word))
    ? 'edits'
    : 'anything';
}

export function wordsOf(tool: string): readonly string[] {
  return tool
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
