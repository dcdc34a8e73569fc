import type { ReportedFinding } from '../core/finding.ts';
import { inCommits } from './in-commits.ts';
import { safeText } from './safe-text.ts';
import { advice } from './text-advice.ts';
import { codeFrame } from './text-code-frame.ts';
import { header } from './text-header.ts';
import { indented, shortened, type TextLayout } from './text-layout.ts';
import { wrap } from './wrap.ts';

const mostCommits = 5;

/** One finding, in the layout of the model message (judging.md, Findings). */
export function findingLines(finding: ReportedFinding, layout: TextLayout): string[] {
  const said =
    safeText(shortened(finding.message)) +
    inCommits(finding, layout.verbose ? Number.POSITIVE_INFINITY : mostCommits);
  return [
    ...header(finding, layout),
    ...indented(wrap(said, layout.width - 4)),
    ...codeFrame(finding, layout),
    ...advice(finding, layout),
  ];
}
