import type { ReportedFinding, Severity } from '../engine/contract/finding.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import { leadOf, othersOf } from './alike.ts';
import type { Annotation, AnnotationLevel, AnnotationPlace } from './github-command.ts';
import { findingMessage, isPrintable, type MessageOptions, obstacleMessage } from './github-message.ts';
import { counted } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';

/** GitHub shows ten annotations per level and step, and drops the others without a word. */
const mostPerLevel = 10;
/** A place of more lines is no place that anybody finds. */
const mostLines = 20;

const levels: Readonly<Record<Severity, AnnotationLevel>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/** An annotation whose message is still to be told whether others were left out after it. */
type Draft = (more: string) => Annotation;

/** Obstacles and errors, warnings, notes, each in the order of the report; the tenth counts what is left out. */
export function annotations(report: Report, options: MessageOptions): Annotation[] {
  const { quiet } = options;
  const drafts = (severity: Severity) =>
    report.findings
      .filter((finding) => finding.severity === severity)
      .map((finding) => findingDraft(finding, options));
  return [
    ...firstTen([...report.obstacles.map(obstacleDraft), ...drafts('error')], 'error'),
    ...(quiet ? [] : firstTen(drafts('warning'), 'warning')),
    ...(quiet ? [] : firstTen(drafts('note'), 'note')),
  ];
}

function firstTen(drafts: readonly Draft[], noun: string): Annotation[] {
  const left = drafts.length - mostPerLevel;
  const more = `and ${counted(left, `more ${noun}`)}: the log of this step lists them all`;
  return drafts
    .slice(0, mostPerLevel)
    .map((draft, index) => draft(left > 0 && index === mostPerLevel - 1 ? more : ''));
}

function findingDraft(finding: ReportedFinding, options: MessageOptions): Draft {
  const others = othersOf(finding);
  const besides = others === 0 ? '' : ` and ${others} more`;
  const title = `${finding.ruleId} ${shownSubject(leadOf(finding).subject)}`.trimEnd() + besides;
  const level = levels[finding.severity];
  return (more) => ({
    level,
    place: placeOf(finding),
    title,
    message: findingMessage(finding, options, more),
  });
}

function obstacleDraft(obstacle: Obstacle): Draft {
  const title = `cannot judge: ${obstacle.code}`;
  return (more) => ({ level: 'error', place: undefined, title, message: obstacleMessage(obstacle, more) });
}

/**
 * Lines of the previous version do not exist in the one that GitHub shows, so what was deleted is annotated
 * at the first line. A path that cannot be printed as it is has no place at all; the message names it.
 */
function placeOf(finding: ReportedFinding): AnnotationPlace | undefined {
  const { side, line } = finding;
  const { file } = finding;
  if (!isPrintable(file)) return undefined;
  if (side === 'before') return { file, line: 1, endLine: 1 };
  const last = Math.max(line, finding.endLine ?? line);
  // What lies in a whole list is said where it begins.
  const endLine = last - line > mostLines ? line : last;
  return { file, line, endLine, ...(last === line ? columnsOf(finding) : {}) };
}

/** The runner drops columns of a place with several lines. Our ends are exclusive, those of GitHub are not. */
function columnsOf({ column, endColumn }: ReportedFinding): Pick<AnnotationPlace, 'col' | 'endColumn'> {
  return { col: column, endColumn: Math.max(column, (endColumn ?? column) - 1) };
}
