import { describe, expect, it } from 'vitest';
import { at, judge, runFile } from '../../../support/workflows.ts';

const before = at('build', ['plan']);
const good = runFile(before);

describe('workflow/frontmatter', () => {
  it.each([
    ['no frontmatter', '# Run\n', 1],
    ['something before it', `\n${good}`, 1],
    ['a block that is not closed', '---\nschemaVersion: "1.1"\n', 1],
    ['a list', '---\n- a\n---\n', 2],
    ['nothing between the lines', '---\n---\n', 2],
    ['a key twice', good.replace('currentNodeId', 'schemaVersion'), 4],
    ['broken YAML', good.replace('build', '[build'), 5],
    [
      'a conflict',
      good.replace('currentNodeId: build', '<<<<<<< a\ncurrentNodeId: build\n=======\nb\n>>>>>>> b'),
      4,
    ],
    ['a key that is a prototype', good.replace('workflowType', '__proto__'), 3],
  ])('refuses %s, at its place', (_, after, line) => {
    const report = judge({ before, after });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(['workflow/frontmatter']);
    expect(report.findings[0]).toMatchObject({
      severity: 'error',
      line,
      data: { code: 'E_INVALID_FRONTMATTER', line },
    });
  });

  it('leaves what is no text to the rule about files', () => {
    const report = judge({ before, after: `${good}\ufeff\n` });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(['state-file/unreadable']);
  });

  it.each([
    ['a byte order mark at the start', `\ufeff${good}`],
    ['line ends of Windows', good.replaceAll('\n', '\r\n')],
    ['anything below it', `${good}\n- [ ] todo\n---\nx: [\n---\n<<<<<<< a\n`],
    [
      'comments and anchors',
      good.replace('workflowType: review', 'a: &x 1 # so\nb: *x\nworkflowType: review'),
    ],
  ])('reads on with %s', (_, after) => {
    expect(judge({ before, after }).findings).toEqual([]);
  });

  it('cannot be switched off', () => {
    const report = judge({ before, after: '', options: { rules: { 'workflow/frontmatter': 'off' } } });
    expect(report.verdict).toBe('cannot-judge');
    expect(report.obstacles?.[0]?.message).toContain('cannot be switched off');
  });
});
