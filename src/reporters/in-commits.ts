import type { ReportedFinding } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shortCommit, shortened } from './text-layout.ts';

/** Where a finding happened and what became of it: ` (in 1234567, repaired in 89abcde; waived until …)`. */
export function inCommits(finding: ReportedFinding, mostCommits: number): string {
  const { commits = [], repairedBy, repairs, waivedBy } = finding;
  const named = commits.slice(0, mostCommits).map((id) => safeText(shortCommit(id)));
  const more = commits.length - named.length;
  const places = named.length === 0 ? [] : [`in ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`];
  const said = [
    ...places,
    ...(repairedBy === undefined ? [] : [`repaired in ${safeText(shortCommit(repairedBy))}`]),
    ...(repairs === undefined ? [] : [`repairing ${safeText(shortCommit(repairs))}`]),
    ...(waivedBy === undefined
      ? []
      : [`waived until ${safeText(waivedBy.until)}: ${safeText(shortened(waivedBy.reason))}`]),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
