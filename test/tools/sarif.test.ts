import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { sarif } from '../../src/output/sarif.ts';
import {
  brokenReport,
  modelFinding,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';
import { ended, noticeSkipped, toolFile } from './support/tools.ts';

const multitool = toolFile('@microsoft/sarif-multitool-linux/Sarif.Multitool');
if (multitool === undefined) noticeSkipped('sarif-multitool', 'no binary for this platform');

const tool = {
  version: '1.0.0',
  home: 'https://example.org/stateward',
  rulePage: (id: string) => `https://example.org/${id}`,
};
const waivedBy = { change: 'aa', reason: 'agreed', until: '2026-12-31', severity: 'error' } as const;
const environment = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };

function faultsOf(text: string): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'stateward-sarif-')), 'report.sarif');
  writeFileSync(file, text);
  // npm leaves out the scripts that would make it executable.
  chmodSync(multitool ?? '', 0o755);
  const { text: said } = ended(multitool ?? '', ['validate', file], { cwd: '.', env: environment });
  expect(said).toContain('1 files scanned');
  return said.split('\n').filter((line) => /: (?:error|warning) /.test(line));
}

const render = (report: Report) =>
  sarif.render(report, { color: false, width: 80, verbose: false, quiet: false, tool });

describe.skipIf(multitool === undefined)('sarif-multitool validate', () => {
  it.each([
    ['the shared sample', sampleReport()],
    ['the model message', modelReport()],
    ['a tampered tree', tamperedReport()],
    ['a broken file', brokenReport()],
    ['an obstacle', obstructedReport()],
    ['a waived change', buildReport({ findings: [{ ...modelFinding, severity: 'note', waivedBy }] })],
    ['nothing at all', buildReport({ findings: [] })],
  ])('finds nothing wrong with %s', (_, report) => {
    expect(faultsOf(render(report))).toEqual([]);
  });

  it('finds what is wrong: a line that is none', () => {
    expect(faultsOf(render(modelReport()).replace(/"startLine": \d+/, '"startLine": 0'))).not.toEqual([]);
  });
});
