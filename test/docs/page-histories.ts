import { blocksOf } from './page-examples.ts';

/** One commit of a history: what it changes, and what is reported about it, as the page writes both. */
export interface PageCommit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly changes: readonly string[];
  readonly reports: readonly string[];
}

/** A fenced `history` block of docs/judging.md. Lines that are no commits are settings and results, by their first word. */
export interface PageHistory {
  /** Where its first commit or setting stands in the page. */
  readonly line: number;
  /** Parents first; those before `base` are behind the base. */
  readonly commits: readonly PageCommit[];
  readonly lines: ReadonlyMap<string, string>;
}

const lineNames = new Set(['verdict', 'baseline', 'range', 'guard', 'waiver', 'granularity']);
const reportPattern = /^(?:error|warning|note): |^resolves /;

export function historiesOf(page: string): PageHistory[] {
  return blocksOf(page)
    .filter(({ language }) => language === 'history')
    .map(({ text }) => historyOf(text, page.slice(0, page.indexOf(text)).split('\n').length));
}

export function historyOf(text: string, line: number): PageHistory {
  const commits: PageCommit[] = [];
  const lines = new Map<string, string>();
  for (const [name = '', ...columns] of text.trim().split('\n').map(columnsOf)) {
    if (lineNames.has(name)) lines.set(name, columns.join('  '));
    else commits.push(commitOf(name, columns, commits.at(-1)?.id));
  }
  return { line, commits, lines };
}

function columnsOf(line: string): string[] {
  return line.trim().split(/\s{2,}/);
}

function commitOf(name: string, columns: readonly string[], before: string | undefined): PageCommit {
  const [id = '', from] = name.split(' from ');
  const isReport = (column: string) => reportPattern.test(column);
  return {
    id,
    parents: from?.split(' and ') ?? (before === undefined ? [] : [before]),
    changes: columns.filter((column) => !isReport(column)).flatMap((column) => column.split(', ')),
    reports: columns.filter(isReport).flatMap((column) => column.split('; ')),
  };
}
