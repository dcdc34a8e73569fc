import type { ReportedFinding } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { advice } from './text-advice.ts';
import { codeFrame } from './text-code-frame.ts';
import { header } from './text-header.ts';
import { indented, shortCommit, shortened, type TextLayout } from './text-layout.ts';
import { wrap } from './wrap.ts';

const mostCommits = 5;

/** One finding, in the layout of the model message (judging.md, Findings). */
export function findingLines(finding: ReportedFinding, layout: TextLayout): string[] {
  const said = safeText(shortened(finding.message)) + inCommits(finding, layout);
  return [
    ...header(finding, layout),
    ...indented(wrap(said, layout.width - 4)),
    ...codeFrame(finding, layout),
    ...advice(finding, layout),
  ];
}

function inCommits({ commits = [], repairedBy, repairs }: ReportedFinding, { verbose }: TextLayout): string {
  if (commits.length === 0) return '';
  const named = (verbose ? commits : commits.slice(0, mostCommits)).map((id) => safeText(shortCommit(id)));
  const more = commits.length - named.length;
  const repaired = repairedBy === undefined ? '' : `, repaired in ${safeText(shortCommit(repairedBy))}`;
  const undone = repairs === undefined ? '' : `, repairing ${safeText(shortCommit(repairs))}`;
  return ` (in ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}${repaired}${undone})`;
}
