import type { Ended, ReportedFinding } from '../engine/contract/finding.ts';
import { safeText } from './safe-text.ts';
import { shortCommit, shortened } from './text-layout.ts';

const endings = {
  repaired: 'repaired',
  'taken-back': 'taken back',
  settled: 'settled with what went',
} as const;

/** How an error ended, in words; `name` prints a commit. */
export function endedIn({ how, by, of }: Ended, name: (commit: string) => string): string {
  return of === undefined ? `${endings[how]} in ${name(by)}` : `repairing ${name(of)}`;
}

/** Where a finding happened and what became of it: ` (in 1234567, repaired in 89abcde; waived until …)`. */
export function inCommits(finding: ReportedFinding, mostCommits: number): string {
  const { commits = [], ended, waivedBy } = finding;
  const named = commits.slice(0, mostCommits).map((id) => safeText(shortCommit(id)));
  const more = commits.length - named.length;
  const places = named.length === 0 ? [] : [`in ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`];
  const said = [
    ...places,
    ...(ended === undefined ? [] : [endedIn(ended, (id) => safeText(shortCommit(id)))]),
    ...(waivedBy === undefined
      ? []
      : [`waived until ${safeText(waivedBy.until)}: ${safeText(shortened(waivedBy.reason))}`]),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
