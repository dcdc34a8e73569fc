import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodeOf, exitCodes } from '../../check/exit-code.ts';
import { nothingGoverned } from '../../check/nothing-governed.ts';
import type { Report } from '../../engine/contract/report.ts';
import { waiversPath } from '../../engine/policy/policy-paths.ts';
import { groupAlike } from '../../output/alike.ts';
import { github, withoutCommands } from '../../output/github.ts';
import { reportingTool } from '../../output/home.ts';
import { json } from '../../output/json.ts';
import { markdown } from '../../output/markdown.ts';
import type { ReporterOptions } from '../../output/reporter.ts';
import { sarif } from '../../output/sarif.ts';
import { text } from '../../output/text.ts';
import { openApi, refusalOf } from './api.ts';
import { writeComment } from './comment.ts';
import { idIn, pullRequestNumber } from './payload.ts';
import { writeReportFile } from './report-file.ts';
import type { ActionCall, ActionJudgement } from './run.ts';

/** What of `@actions/core` is used to speak to the runner. */
export interface Runner {
  readonly setOutput: (name: string, value: string | number) => void;
  readonly writeSummary: (markdown: string) => Promise<void>;
  readonly print: (text: string) => void;
  readonly info: (message: string) => void;
  readonly notice: (message: string) => void;
  /** Says what is wrong; the exit code is set by whoever knows it. */
  readonly fail: (message: string) => void;
}

/** GitHub drops a summary above 1 MiB whole. */
const longestSummary = 1_000_000;
const always: ReporterOptions = {
  color: false,
  width: 100,
  quiet: false,
  verbose: false,
  tool: reportingTool,
};

/** Publishes a judgement everywhere it was asked for, the verdict first. The exit code. */
export async function publish(
  runner: Runner,
  call: ActionCall,
  { report: judged, notices, range, head, again }: ActionJudgement,
): Promise<number> {
  const { inputs } = call;
  const hasWaivers = existsSync(resolve(call.workspace, inputs.path, waiversPath));
  const options = { ...always, hasWaivers, ...(again === undefined ? {} : { again }) };
  const report = groupAlike(judged, options);
  const isEmpty = inputs.requireFiles && report.notices.includes(nothingGoverned);
  const code =
    isEmpty && report.verdict === 'pass'
      ? exitCodes.nothingGoverned
      : exitCodeOf(report, inputs.failOn, false);
  setOutputs(runner, report);
  for (const notice of new Set([...notices, ...report.notices])) runner.notice(notice);
  if (code === exitCodes.nothingGoverned) runner.fail('require-files is true, and nothing governed is there');
  if (range !== undefined) runner.info(`judging ${range}`);
  const areWritten = await writeReports(runner, call, report, options);
  const isAnnotated = inputs.annotations === 'commands';
  runner.print(isAnnotated ? github.render(report, options) : withoutCommands(text.render(report, options)));
  await runner.writeSummary(renderSummary(report, options, longestSummary));
  await comment(runner, call, { report, options, head, isClean: code === exitCodes.clean });
  return areWritten || code !== exitCodes.clean ? code : exitCodes.usage;
}

function setOutputs(runner: Runner, report: Report): void {
  runner.setOutput('verdict', report.verdict);
  runner.setOutput('errors', report.errors);
  runner.setOutput('warnings', report.warnings);
  runner.setOutput('claimed', report.claimed);
  runner.setOutput('verified', report.verified);
  runner.setOutput('files', report.files.length);
  runner.setOutput('transitions', report.transitions.length);
}

/** Each file that was asked for; the output of its name is where it stands. */
async function writeReports(
  runner: Runner,
  { inputs, workspace }: ActionCall,
  report: Report,
  options: ReporterOptions,
): Promise<boolean> {
  const { reportFile, sarifFile, config } = inputs;
  const asked = [
    { input: 'report-file', output: 'report', path: reportFile, reporter: json },
    { input: 'sarif-file', output: 'sarif', path: sarifFile, reporter: sarif },
  ] as const;
  let areWritten = true;
  for (const { input, output, path, reporter } of asked) {
    if (path === undefined) continue;
    const text = reporter.render(report, options);
    const written = await writeReportFile({ input, path }, config, workspace, text);
    if ('problem' in written) runner.fail(written.problem);
    else runner.setOutput(output, written.path);
    areWritten &&= 'path' in written;
  }
  return areWritten;
}

/** A report, how it is printed, and the commit that it is about. */
interface Published {
  readonly report: Report;
  readonly options: ReporterOptions;
  readonly head: string | undefined;
}

/** What GitHub refuses changes no verdict; it is a notice. */
async function comment(
  runner: Runner,
  { inputs, event, repository }: ActionCall,
  { report, options, head, isClean }: Published & { readonly isClean: boolean },
): Promise<void> {
  const pullRequest = pullRequestNumber(event.payload);
  const { comment: when, path } = inputs;
  if (when === 'never' || pullRequest === undefined) return;
  const render = (mostBytes: number) => renderSummary(report, options, mostBytes);
  const headSha = idIn(event.payload, 'pull_request', 'head', 'sha') === head ? head : undefined;
  if (inputs.token === undefined) return runner.notice(`${notCommented}: the input token is empty`);
  try {
    const asked = { pullRequest, headSha, path, when, isClean, report, render };
    const notice = await writeComment(await openApi(inputs.token), repository(), asked);
    if (notice !== undefined) runner.notice(notice);
  } catch (error) {
    runner.notice(`${notCommented}: ${refusalOf(error, 'pull-requests: write')}`);
  }
}

const notCommented = 'no comment was written';

/** The report as Markdown of at most so many bytes, for the job summary and the comment. */
function renderSummary(report: Report, options: ReporterOptions, maxBytes: number): string {
  return markdown.render(report, { ...options, maxBytes });
}
