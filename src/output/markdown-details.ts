import { isWaivable, type ReportedFinding } from '../engine/contract/finding.ts';
import { isJsonArray, type JsonValue } from '../formats/json-value.ts';
import { leadOf, othersOf } from './alike.ts';
import { codeSpan, fenced, htmlCode, htmlText, markdownText } from './markdown-escape.ts';
import { patchBlock } from './markdown-patch.ts';
import { longestCell, marks } from './markdown-table.ts';
import { type PrintedRepair, printedRepair } from './repair-command.ts';
import type { ReporterOptions } from './reporter.ts';
import { safeJsonText, safeText } from './safe-text.ts';
import { asClause, waiverLines } from './text-advice.ts';
import { codeFrame, framedPlace } from './text-code-frame.ts';
import { shortened, textLayout } from './text-layout.ts';
import { shownSubject } from './view-subject.ts';

const frameLayout = textLayout({ color: false, width: 160, verbose: true, quiet: false });
const mostPlaces = 10;

/** How the message of a finding is shown. */
export interface DetailsShown extends Pick<ReporterOptions, 'again' | 'hasWaivers'> {
  readonly isOpen: boolean;
  /** Whether the patch that repairs its file is shown here, and not at another finding of the file. */
  readonly withPatch: boolean;
}

/** The whole message of a finding, folded under its name. */
export function findingDetails(finding: ReportedFinding, shown: DetailsShown): string {
  const { isOpen, withPatch } = shown;
  const { severity, why } = finding;
  const repair = printedRepair(finding.repair);
  const blocks = [
    // The table above says it, unless it had to cut it.
    finding.message.length <= longestCell ? '' : paragraph('', markdownText(shortened(finding.message))),
    frameOf(finding),
    places(finding),
    otherItems(finding),
    copied('Legal', stringsOf(finding.data?.legalMoves)),
    copied('Declare', stringsOf(finding.data?.declaration)),
    paragraph('Why', markdownText(shortened(why))),
    ...(severity === 'error' && repair !== undefined
      ? restoring(finding, repair, withPatch)
      : fixing(finding)),
    ...(severity === 'error' ? waiver(finding, shown) : []),
  ];
  const summary = `<details${isOpen ? ' open' : ''}><summary>${summaryOf(finding)}</summary>\n\n`;
  return `${summary}${blocks.filter((block) => block !== '').join('\n')}\n</details>\n\n`;
}

/** What the same cause did besides. */
function otherItems(finding: ReportedFinding): string {
  const file = shortened(finding.file);
  const items = (finding.items ?? []).slice(1).map(({ line, column, subject, label }) => {
    const title = label === undefined ? '' : ` ${markdownText(JSON.stringify(shortened(label)))}`;
    const shown = shownSubject(subject);
    const name = shown === '' ? '' : codeSpan(shown);
    return `- ${codeSpan(`${file}:${line}:${column}`)} ${name}${title}`;
  });
  const more = othersOf(finding) - items.length;
  return items.length === 0
    ? ''
    : `${[...items, ...(more > 0 ? [`- and ${more} more`] : []), ''].join('\n')}`;
}

function summaryOf(finding: ReportedFinding): string {
  const { severity, ruleId, file, line, column } = finding;
  const { subject, label } = leadOf(finding);
  const others = othersOf(finding);
  const more = others === 0 ? '' : ` and ${others} more like it`;
  const shown = shownSubject(subject);
  const name = shown === '' ? '' : ` ${htmlCode(shown)}`;
  const title = label === undefined ? '' : ` ${htmlText(JSON.stringify(shortened(label)))}`;
  const place = htmlCode(`${shortened(file)}:${line}:${column}`);
  return `${marks[severity]} ${severity} ${htmlCode(shortened(ruleId))}${name}${title} at ${place}${more}`;
}

/** The gutter of the terminal goes, so that its signs open the lines and colour them. */
function frameOf(finding: ReportedFinding): string {
  const lines = codeFrame(finding, frameLayout).map((line) => line.slice(2));
  return lines.length === 0 ? '' : fenced('diff', lines);
}

function places(finding: ReportedFinding): string {
  const shown = framedPlace(finding);
  const others = finding.related.filter((place) => place !== shown && place.file !== '');
  const named = others.slice(0, mostPlaces).map(({ file, line, column, label }) => {
    return `${codeSpan(`${shortened(file)}:${line}:${column}`)} ${markdownText(shortened(label))}`;
  });
  const more = others.length > named.length ? [`and ${others.length - named.length} more`] : [];
  return named.length === 0 ? '' : paragraph('See', [...named, ...more].join('; '));
}

function restoring(finding: ReportedFinding, repair: PrintedRepair, withPatch: boolean): string[] {
  const patch = withPatch ? patchBlock(repair.patch ?? '') : '';
  if (repair.loses !== undefined)
    return [
      paragraph('Repair', markdownText(shortened(finding.fix))),
      paragraph('Or', `with this command, which loses ${markdownText(repair.loses)}`),
      fenced('sh', [repair.command]),
    ];
  return [
    paragraph('Repair', 'the command at the top puts this back'),
    ...(patch === '' ? [] : [paragraph('', 'or `git apply` with this patch:'), patch]),
    paragraph('Or', markdownText(shortened(asClause(finding.fix)))),
  ];
}

function fixing(finding: ReportedFinding): string[] {
  const fix = markdownText(shortened(finding.fix));
  if (finding.severity === 'note') return [paragraph('', fix)];
  return [paragraph('Repair', fix)];
}

function waiver(finding: ReportedFinding, shown: DetailsShown): string[] {
  if (!isWaivable(finding.ruleId)) return [];
  const words =
    'where the change is right: an owner adds this to `.stateward.waivers.yml` on the base branch';
  return [paragraph('Waive', words), fenced('yaml', waiverLines(finding, shown))];
}

function copied(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown = lines.map((line) =>
    title === 'Declare' ? safeJsonText(shortened(line)) : safeText(shortened(line)),
  );
  return `${paragraph(title, '')}\n${fenced('text', shown)}`;
}

function stringsOf(value: JsonValue | undefined): string[] {
  const values = isJsonArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && each !== '');
}

function paragraph(title: string, text: string): string {
  const words = [title === '' ? '' : `**${title}**`, text].filter((part) => part !== '').join(' ');
  return words === '' ? '' : `${words}\n`;
}
