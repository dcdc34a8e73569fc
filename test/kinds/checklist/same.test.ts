import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/formats/json-value.ts';
import { doneStory, judge, prd, story } from '../../support/checklists.ts';

function rules(preset: string, before: JsonValue, after: JsonValue): string[] {
  const { findings } = judge({ preset, before, after });
  return findings.map(
    ({ severity, ruleId, subject }) => `${severity} ${ruleId.replace('checklist/', '')} ${subject}`,
  );
}

const without = (name: string, item: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(item).filter(([each]) => each !== name));
const issue = (fields: JsonObject): string =>
  `${JSON.stringify({ id: 'bd-1', title: 'Send', status: 'closed', issue_type: 'task', ...fields })}\n`;
const done = doneStory('US-1');

describe('what is the same', () => {
  it.each<[what: string, from: JsonValue, to: JsonValue]>([
    ['nothing and an empty text', {}, { design: '' }],
    ['nothing and null', {}, { design: null }],
    ['an empty text and null', { design: ' ' }, { design: null }],
    ['an empty list and an empty map', { design: [] }, { design: {} }],
    ['a text and a list of it', { design: 'A queue' }, { design: ['A queue'] }],
    ['a member that is empty', { design: { a: 1 } }, { design: { a: 1, b: null } }],
  ])('%s', (_, from, to) => {
    expect(rules('beads', issue(from as JsonObject), issue(to as JsonObject))).toEqual([]);
    expect(rules('beads', issue(to as JsonObject), issue(from as JsonObject))).toEqual([]);
  });

  it.each<[what: string, from: JsonValue, to: JsonValue]>([
    ['a text that goes', { design: 'A queue' }, { design: '' }],
    ['a list that shrinks', { design: ['a', 'b'] }, { design: ['b'] }],
    ['another order', { design: ['a', 'b'] }, { design: ['b', 'a'] }],
    ['zero and nothing', { design: 0 }, {}],
    ['false and nothing', { design: false }, {}],
  ])('and what is not: %s', (_, from, to) => {
    expect(rules('beads', issue(from as JsonObject), issue(to as JsonObject))).toEqual([
      'error done-changed bd-1#design',
    ]);
  });

  it('two names of a field are one, and a second name hides no change', () => {
    const { acceptanceCriteria = [] } = done;
    const renamed = { ...without('acceptanceCriteria', done), acceptance_criteria: acceptanceCriteria };
    expect(rules('ralph', prd(done), prd(renamed))).toEqual([]);
    expect(rules('ralph', prd(renamed), prd(done))).toEqual([]);
    const decoy = { ...renamed, acceptance_criteria: ['It compiles'] };
    expect(rules('ralph', prd(done), prd(decoy))).toEqual(['error done-changed US-1#acceptance_criteria']);
    const opened = {
      ...without('acceptanceCriteria', story('US-1')),
      acceptance_criteria: acceptanceCriteria,
    };
    expect(rules('ralph', prd(opened, story('US-2')), prd(done, story('US-2')))).toEqual([]);
  });

  it.each([
    [
      'stars between code that a formatter takes for a pair',
      'Move (`Bar`*, `Nav`, `Tab`*)',
      'Move (`Bar`_, `Nav`, `Tab`_)',
    ],
    ['a dash with nothing behind it', '**Hang the bell**', '**Hang the bell** —'],
  ])('%s', (_, from, to) => {
    const list = (text: string) => `- [x] T001 ${text}\n- [ ] T002 Ring it\n`;
    expect(rules('spec-kit', list(from), list(to))).toEqual([]);
    expect(rules('spec-kit', list(to), list(from))).toEqual([]);
  });

  it('but for a star that went, or a dash that leads to something', () => {
    const list = (text: string) => `- [x] T001 ${text}\n- [ ] T002 Ring it\n`;
    const changed = ['error done-changed T001#text'];
    expect(rules('spec-kit', list('Move 2 * 3 cells'), list('Move 2 3 cells'))).toEqual(changed);
    expect(rules('spec-kit', list('Hang — the bell'), list('Hang —'))).toEqual(changed);
  });

  it('a sign and a word that say done behind a line', () => {
    const list = (text: string) => `- [x] T001 Hang the bell${text}\n- [ ] T002 Ring it\n`;
    for (const end of [' ✅ **COMPLETE**', ' - ✅ DONE', ' ✅ Implemented'.toUpperCase()])
      expect(rules('spec-kit', list(''), list(end))).toEqual([]);
  });

  it('lines of Beads that are no issues', () => {
    const memory = `${JSON.stringify({ _type: 'memory', key: 'a', value: 'b' })}\n`;
    expect(rules('beads', issue({}), issue({}) + memory + memory)).toEqual([]);
    expect(rules('beads', issue({}) + memory, issue({}))).toEqual([]);
    expect(rules('beads', issue({}), `${JSON.stringify({ _type: 'issue', value: 'b' })}\n`)).not.toEqual([]);
  });

  it('the tags of GSD 2 behind a title, or a dash in their place', () => {
    const plan = (end: string) =>
      `## Tasks\n\n- [x] **T01: Look for the bell** ${end}\n- [ ] **T02: Hang it** ${end}\n`;
    expect(rules('gsd-2', plan('`est:1h`'), plan('— '))).toEqual([]);
    expect(rules('gsd-2', plan('— '), plan('`est:1h`'))).toEqual([]);
  });

  it('marks within the steps of a feature are claim, as they are of the feature', () => {
    const steps = (marks: JsonObject, text = 'A menu') => [{ id: 'a', description: text, ...marks }, 'Look'];
    const list = (feature: JsonObject) => ({ features: [{ id: 'look', description: 'Looks', ...feature }] });
    const open = list({ passes: false, steps: steps({ implemented: true, tested: false, passes: false }) });
    const done = list({ passes: true, steps: steps({ implemented: true, tested: true, passes: true }) });
    expect(rules('feature-list', open, done)).toEqual([]);
    const other = list({ passes: true, steps: steps({ implemented: true, tested: true }, 'A button') });
    expect(rules('feature-list', open, other)).toContain('error goalposts look#steps');
    const less = list({ passes: true, steps: ['Look'] });
    expect(rules('feature-list', open, less)).toContain('error goalposts look#steps');
  });

  it('the order of dependencies and of requirements means nothing', () => {
    const needing = (...ids: readonly string[]) =>
      prd(doneStory('US-1', { dependencies: ids }), doneStory('US-2'), doneStory('US-3'));
    expect(rules('ralph', needing('US-2', 'US-3'), needing('US-3', 'US-2'))).toEqual([]);
    expect(rules('ralph', needing('US-2', 'US-3'), needing('US-3'))).toEqual([
      'error done-changed US-1#dependencies',
    ]);
    const kiro = (ids: string) => `- [x] 1. Export\n  - _Requirements: ${ids}_\n- [ ] 2. Import\n`;
    expect(rules('kiro', kiro('1.1, 1.2'), kiro('1.2, 1.1'))).toEqual([]);
    expect(rules('kiro', kiro('1.1, 1.2'), kiro('1.2'))).toEqual(['error done-changed 1#requirements']);
    expect(rules('kiro', kiro('1.1, 1.2'), kiro('Requirement 1.1, Requirement 1.2'))).toEqual([]);
    expect(rules('kiro', kiro('Requirements 1.1 and 1.2'), kiro('1.1, 1.2'))).toEqual([]);
    const loose = (line: string) => `- [x] 1. Export\n  - ${line}\n- [ ] 2. Import\n`;
    const escaped = String.raw`\_Requirements: 1.1, 1.2`;
    expect(rules('kiro', loose(escaped), loose('_Requirements: 1.2, 1.1_'))).toEqual([]);
    expect(rules('kiro', loose(escaped), loose('_Requirements: 1.1_'))).toEqual([
      'error done-changed 1#requirements',
    ]);
  });
});
