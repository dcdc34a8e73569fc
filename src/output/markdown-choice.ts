import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Report } from '../engine/contract/report.ts';
import type { AffectedView } from '../engine/contract/view.ts';
import { gravestFirst } from './alike.ts';
import type { ByteBudget } from './byte-budget.ts';
import { findingDetails } from './markdown-details.ts';
import { type FileSection, fileSections, foldedStart, notJudged, picture } from './markdown-parts.ts';
import { patchedFirst } from './markdown-patch.ts';
import { tableHead, tableRow } from './markdown-table.ts';
import type { ReporterOptions } from './reporter.ts';

/** What of a report there is room for. */
export interface Choice {
  /** A table for each file, with the rows that fit. */
  readonly tables: ReadonlyMap<FileSection, readonly Part<ReportedFinding>[]>;
  readonly details: readonly Part<ReportedFinding>[];
  readonly silent: string;
  readonly notes: readonly ReportedFinding[];
  readonly noteRows: readonly Part<ReportedFinding>[];
  readonly pictures: readonly Part<AffectedView>[];
  readonly left: Readonly<Record<'findings' | 'details' | 'notes' | 'pictures', number>>;
}

/** A part of a report as it is printed. */
export interface Part<Subject> {
  readonly of: Subject;
  readonly text: string;
}

/** More than it takes to say how many rows of a table were left out, and to end it. */
const roomBelowTable = ' '.repeat(80);
/** Up to here nobody has to unfold anything. */
const mostUnfolded = 3;

/** A list that nothing leads through is no picture: its table says it all. */
function hasStructure({ shape, nodes, links }: AffectedView): boolean {
  return shape !== 'list' || links.length > 0 || nodes.some(({ parent }) => parent !== undefined);
}

/** Spends the budget on what matters most: tables, details of errors, of warnings, notes, and last pictures. */
export function choose(
  report: Report,
  { quiet, again, hasWaivers = false }: ReporterOptions,
  budget: ByteBudget,
): Choice {
  const findings = gravestFirst(report.findings);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = quiet ? [] : findings.filter(({ severity }) => severity === 'warning');
  const notes = quiet ? [] : findings.filter(({ severity }) => severity === 'note');
  const views = quiet ? [] : (report.views ?? []).filter(hasStructure);
  const ranked = [...errors, ...warnings];
  const sections = fileSections(report.findings, quiet);
  const isOpen = ranked.length <= mostUnfolded;
  const tables = takeTables(sections, budget);
  const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
  const patched = patchedFirst(errors);
  const shown = (finding: ReportedFinding) => ({
    isOpen,
    withPatch: patched.has(finding),
    hasWaivers,
    ...(again === undefined ? {} : { again }),
  });
  const details = take(ranked, (finding) => findingDetails(finding, shown(finding)), budget);
  const silent = take(quiet ? [] : [report], notJudged, budget);
  const noteRows = takeRows(notes, [foldedStart(notes.length)], budget);
  const pictures = take(views, picture, budget);
  return {
    tables,
    details,
    silent: silent[0]?.text ?? '',
    notes,
    noteRows,
    pictures,
    left: {
      findings: ranked.length - rows,
      details: rows - Math.min(rows, details.length),
      notes: notes.length - noteRows.length,
      pictures: views.length - pictures.length,
    },
  };
}

function takeTables(sections: readonly FileSection[], budget: ByteBudget): Choice['tables'] {
  const tables = new Map<FileSection, readonly Part<ReportedFinding>[]>();
  for (const section of sections) {
    const rows = takeRows(section.findings, [section.title], budget);
    if (rows.length === 0) break;
    tables.set(section, rows);
  }
  return tables;
}

/** The first row also pays for what stands around the table. */
function takeRows(
  findings: readonly ReportedFinding[],
  around: readonly string[],
  budget: ByteBudget,
): Part<ReportedFinding>[] {
  const [first] = findings;
  return budget.takeAll(parts(findings, tableRow), ({ of, text }) =>
    of === first ? [...around, tableHead, text, roomBelowTable] : [text],
  );
}

function take<Subject>(
  subjects: readonly Subject[],
  print: (subject: Subject) => string,
  budget: ByteBudget,
): Part<Subject>[] {
  return budget.takeAll(parts(subjects, print), ({ text }) => [text]);
}

/** Printed one by one: of a hundred thousand findings most would be printed in vain. */
function* parts<Subject>(
  subjects: readonly Subject[],
  print: (subject: Subject) => string,
): Generator<Part<Subject>> {
  for (const of of subjects) yield { of, text: print(of) };
}
