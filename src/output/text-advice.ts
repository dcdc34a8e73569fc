import { isWaivable, type ReportedFinding } from '../engine/contract/finding.ts';
import { isJsonArray, type JsonValue } from '../formats/json-value.ts';
import { printedRepair } from './repair-command.ts';
import { safeJsonText, safeLineStart, safeText } from './safe-text.ts';
import { framedPlace } from './text-code-frame.ts';
import { counted, labelled, labelledColumn, shortened, type TextLayout } from './text-layout.ts';
import { wrap, wrapWords } from './wrap.ts';

const mostPlaces = 3;

/**
 * What follows the code frame: other places, legal moves, and what to do. Reasons, other ways and the waiver are for those who ask, and
 * for annotations, where nobody can ask. A report says at its end how its errors are repaired.
 */
export function advice(finding: ReportedFinding, layout: TextLayout, isInReport = true): string[] {
  const room = layout.width - labelledColumn;
  const isNote = finding.severity === 'note';
  const why = wrap(safeText(shortened(finding.why)), room);
  return [
    ...(layout.quiet ? [] : labelled(layout, 'See', relatedPlaces(finding, layout))),
    ...labelled(layout, 'Legal', legalMoves(finding.data?.legalMoves, room)),
    ...labelled(layout, 'Declare', declaration(finding.data?.declaration)),
    ...(layout.reasons && !layout.quiet && (!isNote || layout.verbose) ? labelled(layout, 'Why', why) : []),
    ...(isNote ? [] : repairLines(finding, layout, isInReport)),
    ...(layout.reasons ? waiver(finding, layout) : []),
  ];
}

function relatedPlaces(finding: ReportedFinding, layout: TextLayout): string[] {
  const shown = framedPlace(finding);
  const places = finding.related.filter((place) => place !== shown && place.file !== '');
  const named = layout.verbose ? places : places.slice(0, mostPlaces);
  const lines = named.map(({ file, line, column, label }) => {
    return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened(label))}`;
  });
  const more = places.length - named.length;
  return more === 0 ? lines : [...lines, `and ${counted(more, 'more place')}`];
}

function legalMoves(moves: JsonValue | undefined, room: number): string[] {
  if (!isJsonArray(moves)) return [];
  return moves.flatMap((move) => {
    if (typeof move !== 'string') return [];
    const words = safeText(shortened(move)).split(/(?<!→) (?!→)/);
    const [first = '', ...others] = wrapWords(words, room - 2);
    return [first, ...others.map((line) => `  ${line}`)];
  });
}

function declaration(text: JsonValue | undefined): string[] {
  return typeof text === 'string' && text !== '' ? [safeJsonText(shortened(text))] : [];
}

/** Only an error is repaired: warnings are accepted. */
function repairLines(
  { severity, repair: found, fix: words }: ReportedFinding,
  layout: TextLayout,
  isInReport: boolean,
): string[] {
  const room = layout.width - labelledColumn;
  const isError = severity === 'error';
  const repair = isError ? printedRepair(found, layout) : undefined;
  const fix = safeText(shortened(words));
  if (repair === undefined)
    return isError || layout.reasons ? labelled(layout, 'Repair', wrap(fix, room)) : [];
  const { command, loses } = repair;
  const other = wrap(asClause(fix), room);
  if (loses !== undefined)
    return [
      ...labelled(layout, 'Repair', other),
      ...labelled(layout, 'Or', [command, ...wrap(`which loses ${safeText(loses)}`, room)]),
    ];
  if (!layout.reasons) return [];
  const own = isInReport ? wrap('the command at the end puts this back', room) : [command];
  return [...labelled(layout, 'Repair', own), ...labelled(layout, 'Or', fix === '' ? [] : other)];
}

function waiver(finding: ReportedFinding, layout: TextLayout): string[] {
  if (finding.severity !== 'error' || !isWaivable(finding.ruleId)) return [];
  const [first = '', ...entry] = waiverLines(finding, layout);
  return labelled(layout, 'Waive', [`${first} # .stateward.waivers.yml`, ...entry]);
}

/** What an owner of the gate copies into .stateward.waivers.yml, but for the reason and the date: the whole file where there is none. */
export function waiverLines(
  { fingerprint, change, count = 1 }: ReportedFinding,
  { again, hasWaivers = false }: { readonly again?: string | undefined; readonly hasWaivers?: boolean },
): string[] {
  const more = `# and one for each of the other ${count - 1}`;
  const others =
    again === undefined
      ? [`${more}, each with its own,`, '# in the report as JSON']
      : [`${more}, named by`, `# ${safeText(again)} --verbose --format json`];
  return [
    ...(hasWaivers ? [] : ['version: 1', 'waivers:']),
    `  - fingerprint: "${safeText(fingerprint)}"`,
    `    change: "${safeText(change)}"`,
    '    reason: ""',
    '    until: YYYY-MM-DD',
    ...(count > 1 ? others : []),
  ];
}

/** A sentence as it continues another one. */
export function asClause(sentence: string): string {
  const clause = sentence.replace(/\.$/, '');
  return /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}
