import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { json } from '../../src/output/json.ts';
import { commandOf } from '../support/repairs.ts';
import {
  brokenReport,
  legalReport,
  modelFinding,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../schemas/report/v2.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ allErrors: true }).compile(schema);

function render(report: Report): string {
  return json.render(report, { color: true, width: 80, verbose: false, quiet: true });
}

const reports = [
  { name: 'the shared sample', report: sampleReport() },
  { name: 'the model message', report: modelReport() },
  { name: 'a tampered tree', report: tamperedReport() },
  { name: 'a broken file', report: brokenReport() },
  { name: 'a legal step', report: legalReport() },
  { name: 'an obstacle', report: obstructedReport() },
  { name: 'nothing at all', report: buildReport({ findings: [] }) },
];

describe.each(reports)('the JSON report of $name', ({ report }) => {
  it('matches its schema', () => {
    const valid = validate(JSON.parse(render(report)));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('holds the whole report and ends with a line break', () => {
    const findings = report.findings.map((finding) => ({ ...finding, ...repairOf(finding) }));
    expect(JSON.parse(render(report))).toEqual({ ...report, findings });
    expect(render(report)).toMatch(/^\{\n {2}"version": 2,\n(?:.*\n)*\}\n$/);
  });
});

/** A program gets the way back as the line that people read. */
function repairOf(finding: ReportedFinding) {
  const command = commandOf(finding);
  if (command === undefined) return {};
  const patch = finding.repair?.patch;
  return { repair: { command, ...(patch === undefined ? {} : { patch }) } };
}

describe('the JSON text', () => {
  it('escapes what a terminal or a runner would act upon', () => {
    const label = '\ud800 \u202e \u2028 \u001b ##[error]';
    const shown = render(buildReport({ findings: [{ ...modelFinding, label }] }));
    expect(shown).toContain('"label": "\\ud800 \\u202e \\u2028 \\u001b ##\\u005berror]"');
  });

  it('shows the model message', async () => {
    await expect(render(modelReport())).toMatchFileSnapshot('__snapshots__/model.json');
  });
});

describe('the schema', () => {
  const objects = collect(schema).filter(({ node }) => node.type === 'object');

  it('is closed, but for the data of rules', () => {
    const open = objects.filter(({ node }) => node.additionalProperties !== false).map(({ path }) => path);
    expect(open).toEqual(['/$defs/finding/properties/data']);
  });

  it('describes every member', () => {
    const members = objects.flatMap(({ path, node }) =>
      Object.entries(node.properties ?? {}).map(([name, member]) => ({ name: `${path}/${name}`, member })),
    );
    expect(members.length).toBeGreaterThan(40);
    expect(
      members.filter(({ member }) => typeof member.description !== 'string').map(({ name }) => name),
    ).toEqual([]);
  });
});

interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

function collect(node: SchemaNode, path = ''): { path: string; node: SchemaNode }[] {
  const children = Object.entries(node).filter(([, child]) => typeof child === 'object' && child !== null);
  return [
    { path, node },
    ...children.flatMap(([name, child]) => collect(child as SchemaNode, `${path}/${name}`)),
  ];
}
