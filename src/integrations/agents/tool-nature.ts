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

/** What is done to texts: who does it edits, whatever the noun. */
const textVerb = 'append|edit|insert|overwrite|patch|prepend|replace|rewrite|write';
const fileVerb = 'apply|create|delete|modify|move|remove|rename|save|update';
const textVerbs = new RegExp(`^(?:${textVerb})$`);
const verbs = new RegExp(`^(?:${fileVerb})$`);
const nouns = /^(?:content|contents|diff|edits|editor|files?|lines?|notebook|patch|string|text)$/;
const looks =
  /^(?:check|compare|describe|diff|fetch|find|get|grep|list|open|query|read|search|show|validate|view)$/;

/** Names by which servers' tools say that they write: agents ask about those (`init --agents`). */
export const writers = `.*(?:${textVerb}|${fileVerb}).*`;

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
  const first = words.find((word) => [textVerbs, verbs, looks].some((each) => each.test(word))) ?? '';
  // What only seems to look is not believed after it ran. Nobody finds and replaces without replacing.
  if (looks.test(first) && !words.includes('replace')) return 'anything';
  const edits = words.some((word) => textVerbs.test(word)) || words.some((word) => nouns.test(word));
  return first !== '' && edits ? 'edits' : 'anything';
}

/** Whether a tool that edits says by its name that it edits files: others edit tasks and pages too. */
export function saysFiles(tool: string): boolean {
  const name = ownName(tool);
  const said = wordsOf(name).some((word) => nouns.test(word) && !textVerbs.test(word));
  return said || editors.has(name.toLowerCase());
}

export function wordsOf(tool: string): readonly string[] {
  return tool
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
