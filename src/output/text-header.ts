import type { ReportedFinding } from '../engine/contract/finding.ts';
import { leadOf } from './alike.ts';
import { displayWidth, splitAtWidth } from './display-width.ts';
import { safeLineStart, safeQuoted, safeText } from './safe-text.ts';
import { labelled, labelledColumn, shortened, type TextLayout } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';
import { wrap } from './wrap.ts';

const shortestLabel = 12;
/** What is left of an escape that was cut in the middle. */
const brokenEscape = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;

/** The first line of a finding, and what it is about where that does not fit into it. */
interface Header {
  readonly head: string;
  readonly about: readonly string[];
}

/**
 * `prd.json:41:17  error  <kind>/done-changed   US-004 "Export CSV"`. The place is never broken, so that terminals can link it,
 * and below it stands what happened, whatever fits: editors take that line for the message (editors/problem-matcher.json).
 */
export function header(finding: ReportedFinding, layout: TextLayout): Header {
  const { paint } = layout;
  const place = `${safeLineStart(safeText(finding.file))}:${finding.line}:${finding.column}`;
  const rule = safeText(finding.ruleId);
  const used = displayWidth(`${place}  ${finding.severity}  ${rule}   `);
  const head = `${paint('strong', place)}  ${paint(finding.severity, finding.severity)}  ${rule}`;
  const about = leadOf(finding);
  const subject = shownSubject(about.subject);
  const label = about.label === undefined ? '' : quotedLabel(about.label);
  const room = layout.width - used;
  if (subject === '' && label === '') return { head, about: [] };
  const least = displayWidth(subject) + Math.min(displayWidth(label), shortestLabel) + 1;
  if (least <= room) return { head: `${head}   ${aboutLine(subject, label, room, layout)}`, about: [] };
  const below = layout.width - labelledColumn;
  const lines =
    least <= below
      ? [aboutLine(subject, label, below, layout)]
      : [...wrap(subject, below), ...(label === '' ? [] : [cutLabel(label, below)])];
  return { head, about: labelled(layout, 'About', lines) };
}

function aboutLine(subject: string, label: string, room: number, { paint }: TextLayout): string {
  const named = paint('strong', subject);
  if (label === '' || subject === '') return named + cutLabel(label, room);
  return `${named} ${cutLabel(label, room - displayWidth(subject) - 1)}`;
}

function quotedLabel(label: string): string {
  return safeQuoted(shortened(label));
}

function cutLabel(label: string, room: number): string {
  if (displayWidth(label) <= room) return label;
  const [head] = splitAtWidth(label, room - 2);
  return `${head.replace(brokenEscape, '')}…"`;
}
