import type { Report } from '../../engine/contract/report.ts';
import { allAnnotations } from '../../output/github-annotations.ts';
import { type Annotation, type AnnotationLevel, cutAt } from '../../output/github-command.ts';
import { countedCauses } from '../../output/report-words.ts';
import type { ReporterOptions } from '../../output/reporter.ts';
import { safeText } from '../../output/safe-text.ts';
import type { Api, RepositoryName } from './api.ts';

/** The Checks API takes so many annotations a request; more than a hundred requests nobody reads. */
const mostPerRequest = 50;
const mostAnnotations = 5_000;
const longestTitle = 255;

const levels: Readonly<Record<AnnotationLevel, 'failure' | 'warning' | 'notice'>> = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
};

/** The job that `init` proposes is called stateward, and is what a ruleset requires: this is another check. */
const checkRunName = 'stateward findings';

export interface CheckRun {
  readonly headSha: string;
  readonly report: Report;
  /** Whether the job passes; there is no third way, since a neutral check counts as passed. */
  readonly isClean: boolean;
  /** Markdown. */
  readonly summary: string;
  readonly options: ReporterOptions;
}

/** A check run with every annotation that has a place, fifty at a time. Throws what the API throws. */
export async function writeCheckRun(api: Api, repository: RepositoryName, run: CheckRun): Promise<void> {
  const placed = allAnnotations(run.report, run.options).flatMap(checkAnnotation).slice(0, mostAnnotations);
  const { verdict } = run.report;
  const title = `${verdict}: ${countedCauses(run.report, 'error')}, ${countedCauses(run.report, 'warning')}`;
  const output = (from: number) => ({
    title,
    summary: run.summary,
    annotations: placed.slice(from, from + mostPerRequest),
  });
  const created = await api.rest.checks.create({
    ...repository,
    name: checkRunName,
    head_sha: run.headSha,
    status: 'completed',
    conclusion: run.isClean ? 'success' : 'failure',
    output: output(0),
  });
  for (let from = mostPerRequest; from < placed.length; from += mostPerRequest) {
    await api.rest.checks.update({ ...repository, check_run_id: created.data.id, output: output(from) });
  }
}

/** Obstacles and paths that cannot be printed have no place; the summary names them. */
function checkAnnotation({ level, place, title, message }: Annotation) {
  if (place === undefined) return [];
  const { file, line, endLine, col, endColumn } = place;
  const columns =
    col === undefined || endColumn === undefined ? {} : { start_column: col, end_column: endColumn };
  return [
    {
      path: file,
      start_line: line,
      end_line: endLine,
      ...columns,
      annotation_level: levels[level],
      title: cutAt(safeText(title), longestTitle),
      message,
    },
  ];
}
