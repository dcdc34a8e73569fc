import type { LawInfo } from '../library/catalogue.ts';
import { commandName, pageLink } from '../output/home.ts';
import { wrap } from '../output/wrap.ts';

const column = 9;

/**
 * The laws that somebody may mean: by id, title, a word of its document, or the tag or priority of many. How it is
 * written does not count, so that `validate_schema` and `validateSchema` are one, and so are `invariant 38` and `38`.
 */
export function lawsNamed(all: readonly LawInfo[], name: string): LawInfo[] {
  const numbered = name.replace(/^\s*(?:invariants?|law)\s+(?=\d)/i, '').replace(/^(\d+[abc]?)\.\d+$/, '$1');
  const wanted = plain(numbered);
  if (wanted === '') return [];
  const exact = all.filter(({ id }) => plain(id) === wanted);
  if (exact.length > 0) return exact;
  const titled = all.filter(({ title }) => plain(title) === wanted);
  if (titled.length > 0) return titled;
  return all.filter(({ names, besides, enforcement = '', priority = '' }) =>
    [...names, ...besides, enforcement, priority].some((word) => plain(word) === wanted),
  );
}

/** Letters and digits alone, in lower case. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a law demands, what judges it, and where it stands, at most `width` columns wide. */
export function explainLaw(law: LawInfo, titleOf: (ruleId: string) => string, width: number): string {
  const said = (label: string, texts: readonly string[]) =>
    texts
      .flatMap((text) => wrap(text, width - column))
      .map((line, index) => `${(index === 0 ? label : '').padEnd(column)}${line}`.trimEnd());
  const tags = [
    law.kind,
    ...(law.enforcement ? [`[${law.enforcement}]`] : []),
    ...(law.priority ? [law.priority] : []),
  ];
  const lines = [
    ...wrap(`${law.id}: ${law.title}  (${tags.join(', ')})`, width),
    '',
    ...(law.says === undefined ? [] : said('Demands', [law.says])),
    ...(law.differs === undefined ? [] : said('Here', [law.differs])),
    ...said(
      'Rules',
      law.rules.map((id) => `${id}: ${titleOf(id)}`),
    ),
    ...(law.besides.length === 0 ? [] : said('Besides', [law.besides.join(', ')])),
    ...(law.rules.length === 0 ? [] : said('More', [`${commandName} explain ${law.rules[0]}`])),
    ...said('Page', [pageLink(`kinds/${law.kind}.md`)]),
  ];
  return `${lines.join('\n')}\n`;
}
