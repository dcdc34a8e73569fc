// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Judges each commit on standard input against its first parent, whatever stood before and after it, in the repository of the working
 * folder: `node alone.js BUILD [CONFIG]`. Prints, for each, what it says of which file.
 * @typedef {{ commit: string, findings: { rule: string, path: string, severity: string }[] }} Alone
 */
const [build = '', config] = process.argv.slice(2);
/** @type {typeof import('../../../src/git.ts')} */
const { checkRepository } = await import(pathToFileURL(join(build, 'git.js')).href);
const configuration = config === undefined ? {} : { configuration: readFileSync(config) };

for (const commit of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const report = await checkRepository({ directory: '.', commit, granularity: 'commit', ...configuration });
  if (report.verdict === 'cannot-judge')
    throw new Error(`cannot judge ${commit}: ${report.obstacles[0]?.code}`);
  const findings = report.findings.map(({ ruleId, file, severity }) => ({
    rule: ruleId,
    path: file,
    severity,
  }));
  console.log(JSON.stringify({ commit, findings }));
}
