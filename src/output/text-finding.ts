import type { ReportedFinding } from '../engine/contract/finding.ts';
import { othersOf } from './alike.ts';
import { displayWidth, splitAtWidth } from './display-width.ts';
import { inCommits } from './in-commits.ts';
import { safeLineStart, safeQuoted, safeText } from './safe-text.ts';
import { advice } from './text-advice.ts';
import { codeFrame } from './text-code-frame.ts';
import { header } from './text-header.ts';
import { counted, indented, shortened, type TextLayout } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';
import { wrap } from './wrap.ts';

const mostCommits = 5;
/** So many further items of one cause stand below it, where nobody asked for all of them. */
export const mostOthers = 8;
const shortestAbout = 16;

/** One finding, in the layout of the model message (docs/report.md). */
export function findingLines(finding: ReportedFinding, layout: TextLayout): string[] {
  const said =
    safeText(shortened(finding.message)) +
    inCommits(finding, layout.verbose ? Number.POSITIVE_INFINITY : mostCommits);
  const { head, about } = header(finding, layout);
  return [
    head,
    ...indented(wrap(said, layout.width - 4)),
    ...codeFrame(finding, layout),
    ...othersLines(finding, layout),
    ...about,
    ...advice(finding, layout),
  ];
}

/** What else one cause did: a line each, as far as a screen is well used. */
function othersLines(of: ReportedFinding, { width, verbose, paint }: TextLayout): string[] {
  const all = othersOf(of);
  const others = of.items?.slice(1) ?? [];
  if (others.length === 0) return [];
  const file = safeLineStart(safeText(of.file));
  const shown = verbose ? others : others.slice(0, mostOthers);
  const places = shown.map(({ line, column }) => `${file}:${line}:${column}`);
  const widest = Math.max(...places.map(displayWidth));
  const lines = shown.map((item, index) => {
    const place = places[index] ?? '';
    const subject = shownSubject(item.subject);
    const title = item.label === undefined ? '' : ` ${safeQuoted(shortened(item.label))}`;
    const room = Math.max(shortestAbout, width - widest - 8);
    const about = `${subject}${title}`;
    const [head] = splitAtWidth(about, room - 1);
    const cut = displayWidth(about) <= room ? about : `${head}…`;
    return `      ${paint('strong', place)}${' '.repeat(widest - displayWidth(place))}  ${cut}`;
  });
  const more = all - shown.length;
  return [
    `    and ${counted(all, 'more like it', 'more like it')}:`,
    ...lines,
    ...(more > 0 ? [`      … and ${more} more, with --verbose`] : []),
  ];
}
