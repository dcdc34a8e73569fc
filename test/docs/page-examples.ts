/** One fenced block: its language, what it is (`before`, `message` …), and the part it belongs to. */
export interface Block {
  readonly language: string;
  readonly name: string;
  readonly part: string;
  readonly text: string;
}

export interface Example {
  readonly section: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The examples of a page: under each `## ` heading one for each `### ` heading, or one without. */
export function examplesOf(page: string): Example[] {
  const examples: { section: string; title: string; blocks: Block[] }[] = [];
  for (const piece of pieces(page)) {
    if (piece.type === 'section') examples.push({ section: piece.text, title: piece.text, blocks: [] });
    else if (piece.type === 'block') examples.at(-1)?.blocks.push(piece.block);
    else examples.push({ section: examples.at(-1)?.section ?? '', title: piece.text, blocks: [] });
  }
  return examples.filter(({ blocks }) => blocks.length > 0);
}

/** The fenced blocks of a page, in order. */
export function blocksOf(page: string): Block[] {
  return [...pieces(page)].flatMap((piece) => (piece.type === 'block' ? [piece.block] : []));
}

type Piece =
  | { readonly type: 'section'; readonly text: string }
  | { readonly type: 'title'; readonly text: string }
  | { readonly type: 'block'; readonly block: Block };

const pattern = /^## (?<section>.+)$|^### (?<title>.+)$|^```(?<info>.*)\n(?<text>[\s\S]*?)^```$/gm;

function* pieces(page: string): Iterable<Piece> {
  for (const { groups = {} } of page.matchAll(pattern)) {
    const { section, title, info, text = '' } = groups;
    if (section !== undefined) yield { type: 'section', text: section };
    else if (title !== undefined) yield { type: 'title', text: title };
    else yield { type: 'block', block: { ...infoOf(info ?? ''), text } };
  }
}

function infoOf(info: string): Omit<Block, 'text'> {
  const [language = '', name = '', part = ''] = info.split(' ');
  return { language, name, part };
}
