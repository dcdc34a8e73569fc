import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { continueProcedureIn, endProcedureIn, startProcedureIn } from '../../src/runner/procedure-store.ts';
import { asText, counter, errors, type Graph, idle, now, story, withFinding } from '../support/procedures.ts';

const told = story();
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(joinPath(tmpdir(), 'stateward-procedure-'));
  file = joinPath(folder, 'team.procedure.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(file, 'utf8');
const write = (text: string) => writeFileSync(file, text);
const oneLineEach = ({ nodes, links }: Graph) =>
  `{ "nodes": [\n${nodes.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n], "links": [\n${links.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n] }\n`;

describe('a graph in a file', () => {
  it.each([
    ['pretty JSON', asText(idle)],
    ['one line for each', oneLineEach(idle)],
    ['one line for all', JSON.stringify(idle)],
    ['JSON with CRLF', asText(idle)?.replaceAll('\n', '\r\n')],
    ['JSON with tabs', JSON.stringify(idle, null, '\t')],
  ])('is walked from start to end: %s', async (_, text = '') => {
    write(text ?? '');
    const started = await startProcedureIn(file, {
      procedureId: 'audit',
      actorId: 'ada',
      now,
      newId: counter('run'),
    });
    expect(started).toMatchObject({ result: { run_id: 'run-1', status: 'active', validation_error: null } });
    expect(JSON.parse(read())).toEqual(told.started);
    expect(read().startsWith((text ?? '').slice(0, 40))).toBe(true);
    const before = read();
    const unmet = await continueProcedureIn(file, { runId: 'run-1' });
    expect(unmet).toMatchObject({ result: { status: 'validation_failed' } });
    expect(read()).toBe(before);
    write(asText(withFinding(JSON.parse(before))) ?? '');
    await continueProcedureIn(file, { runId: 'run-1' });
    await continueProcedureIn(file, { runId: 'run-1' });
    const graph: Graph = JSON.parse(read());
    const support = { id: 's', node_a: 'finding', node_b: 'code', verb: 'supports' };
    write(asText({ ...graph, links: [...graph.links, support] }) ?? '');
    expect(await endProcedureIn(file, { runId: 'run-1' })).toMatchObject({ result: { status: 'completed' } });
    expect(errors({ before: idle, after: read(), net: true })).toEqual([]);
    expect(readdirSync(folder)).toEqual(['team.procedure.json']);
  });

  it('changes as few lines as it can', async () => {
    write(asText(told.worked) ?? '');
    const before = new Set(read().split('\n'));
    await continueProcedureIn(file, { runId: 'run-1', newId: () => 'next' });
    const added = read()
      .split('\n')
      .filter((line) => !before.has(line));
    expect(added.length).toBeLessThan(8);
  });

  it('keeps the comments of a YAML graph', async () => {
    const list = (entries: readonly object[]) =>
      entries.map((each) => `  - ${JSON.stringify(each)} # kept\n`).join('');
    write(`# The team's procedures\nnodes:\n${list(told.worked.nodes)}links:\n${list(told.worked.links)}`);
    const before = read();
    expect(await continueProcedureIn(file, { runId: 'run-1', newId: () => 'next' })).toMatchObject({
      result: { status: 'active', validation_error: null },
    });
    expect(read()).toContain("# The team's procedures");
    expect(read().match(/# kept/g)).toHaveLength(told.worked.nodes.length + told.worked.links.length);
    expect(errors({ before, after: read() })).toEqual([]);
  });

  it.each([
    ['is not there', undefined, 'ENOENT'],
    ['is broken', '{"nodes": [', 'team.procedure.json:1:12'],
    ['is no graph', '{"nodes": 3, "links": []}', 'breaks its schema at nodes'],
  ])('says why where it %s', async (_, text, error) => {
    if (text !== undefined) write(text);
    const answer = await continueProcedureIn(file, { runId: 'run-1' });
    expect(answer.ok ? '' : answer.error.message).toContain(error);
    expect(answer.result).toBeNull();
    if (text !== undefined) expect(read()).toBe(text);
  });
});

describe('a procedure whose steps have no link to what implements them', () => {
  const start = (strictness: 'v1' | 'v2') =>
    startProcedureIn(file, { procedureId: 'audit', actorId: 'ada', now, newId: counter('run'), strictness });
  const links = idle.links.filter(({ verb }) => !/implement/i.test(String(verb)));
  const bare = { ...idle, links };

  it('starts under v1, with a warning for each step', async () => {
    write(asText(bare) ?? '');
    const started = await start('v1');
    expect(started).toMatchObject({ ok: true, result: { status: 'active' } });
    expect(started.warnings.length).toBeGreaterThan(0);
    for (const warning of started.warnings)
      expect(warning).toContain('has no link implemented_in or implements');
  });

  it('does not start under v2, and the file stays', async () => {
    write(asText(bare) ?? '');
    const before = read();
    const refused = await start('v2');
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'E_STEP_GUIDE', message: expect.stringContaining('procedure/step-guide') },
      result: { run_id: null, status: 'validation_failed' },
      warnings: [],
    });
    expect(read()).toBe(before);
  });

  it('starts under v2 once they have one', async () => {
    write(asText(idle) ?? '');
    expect(await start('v2')).toMatchObject({ ok: true, warnings: [] });
  });
});
