import type { Format, Item } from './items.ts';

/** What is put behind a text as its state changes, and is no word of it. */
const denial = /\s*(\[DEFERRED\]|\(skipped\))$/;
const behind = [
  denial,
  /\s*✅(?: \d{4}-\d\d-\d\d)?$/u,
  /\s*\((?:done|COMPLETED)(?: \d{4}-\d\d-\d\d)?\)$/,
  /\s*\([0-9a-f]{7,40}\)$/,
];

/** The tasks of a page of Markdown; what stands in comments and fences is none. */
export function readPage(format: Format, text: string): Item[] {
  const visible = text.replace(/<!--[\s\S]*?-->/g, '').replace(/^```[\s\S]*?^```$/gm, '');
  const joined = visible.replace(/^( *[-*] .*)\n +(?![-*] )(\S.*)$/gm, '$1 $2');
  const items: Item[] = [];
  let section = '';
  let above: Item | undefined;
  for (const line of joined.split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    if (line.startsWith('#')) above = undefined;
    const [, indent, mark = '', body = ''] = /^( *)[-*] \[(.)\] (.*)$/.exec(line) ?? [];
    if (indent === undefined) continue;
    const item = taskOf(format, section, indent === '' ? undefined : above, mark, body);
    if (indent === '') above = item;
    items.push(item);
  }
  return items;
}

function taskOf(format: Format, section: string, above: Item | undefined, mark: string, body: string): Item {
  const [, id = '', said = body] = (format === 'spec-kit' && /^(T\d+) (.*)$/.exec(body)) || [];
  const plain = said.replace(/\*\*|`/g, '');
  const title = behind.reduce((rest, pattern) => rest.replace(pattern, ''), plain);
  const [, denied] = denial.exec(plain) ?? [];
  return {
    ...{ key: id === '' ? title : id, id, title, promise: { text: [title] }, mark, section },
    done: mark === 'x',
    ...{ givenUp: false, claim: [], attempts: 0, contradicts: false, needs: [], is: 0 },
    denials: denied === undefined ? [] : [denied],
    parent: above?.key ?? '',
  };
}
