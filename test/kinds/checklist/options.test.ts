import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../../src/config/settings.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { builtInPresets } from '../../../src/kinds/checklist/presets.generated.ts';
import { found, said } from '../../support/checklists.ts';

const own: JsonObject = { parse: 'json', items: ['/quests'], done: [{ field: 'state', values: ['won'] }] };
const faultsOf = (options: JsonObject) => {
  const checked = checklist.options.check(options);
  return checked.ok ? [] : checked.faults.map(({ pointer, message }) => `${pointer} ${message}`);
};

describe('options of a checklist', () => {
  it.each([
    [{ preset: 'squad' }, "/preset 'squad' is gone: write a preset of your own"],
    [{ preset: 'ralf' }, "/preset 'ralf' is not a built-in preset; did you mean 'ralph'?"],
    [
      { preset: 'zzzzzzzzzzzz' },
      "/preset 'zzzzzzzzzzzz' is not a built-in preset; there are ai-dlc, backlog, beads, beads-log, bmad, conductor, cursor-plan, exec-plan, feature-list, gsd, gsd-2, kiro, log, markdown, omo, openspec, planning-with-files, ralph, spec-kit, superpowers, task-master, trellis",
    ],
    [
      { preset: { ...own, contrakt: [] } },
      "/preset/contrakt is not a known option; did you mean 'contract'?",
    ],
    [{ preset: { ...own, items: [] } }, '/preset/items must be a list of at least one entry, not []'],
    [
      { preset: { ...own, parse: 'xml' } },
      '/preset/parse must be json, jsonl, yaml-map, md-checklist, md-frontmatter or text-log, not "xml"',
    ],
    [
      { preset: { parse: 'json', items: ['x'], done: [] } },
      "/preset/items/0 must be a JSON pointer such as /items ('' is the whole document)",
    ],
    [
      { preset: { ...own, rules: { 'done-chnged': 'off' } } },
      "/preset/rules/done-chnged is not a rule; did you mean 'done-changed'?",
    ],
    [
      { preset: { ...own, rules: { reopened: { zzzzzzzz: 'error' } } } },
      '/preset/rules/reopened/zzzzzzzz is not a message of reopened',
    ],
    [{ preset: 7 }, '/preset must be a mapping or text, not 7'],
    [
      { rotatesWith: 'prd.json' },
      '/rotatesWith is gone, and is to be removed: a log may begin anew where the commit keeps the old one',
    ],
    [{ strict: true }, '/strict is gone: name what has to stay under contract of a preset of your own'],
    [
      { strictEdges: true },
      '/strictEdges is gone, and is to be removed: a status may be skipped where the moves lead on',
    ],
    [{ evidence: 'always' }, '/evidence must be preset or required, not "always"'],
    [{ strikt: true }, '/strikt is not a known option'],
  ])('%j: %s', (options, fault) => {
    expect(faultsOf(options)).toEqual([fault]);
  });

  it('are complete without any', () => {
    const checked = checklist.options.check({});
    expect(checked).toEqual({ ok: true, options: checklist.options.defaults });
  });

  it('imply severities, which the configuration goes before', () => {
    const settings = (options: object) => {
      const resolved = resolveSettings(checklist, options);
      return resolved.ok ? resolved.settings.rules : new Map();
    };
    expect(settings({ preset: 'ralph' }).get('checklist/reopened')).toBeUndefined();
    expect(settings({ preset: 'markdown' }).get('checklist/reopened')).toEqual({
      messages: { unexplained: 'warning' },
    });
    expect(settings({ preset: 'ralph', evidence: 'required' }).get('checklist/evidence')).toEqual({
      severity: 'error',
    });
    const rules = { 'checklist/reopened': 'note' };
    expect(settings({ preset: 'ralph', rules }).get('checklist/reopened')).toEqual({ severity: 'note' });
  });
});

describe('the published schema of presets', () => {
  const schema = JSON.parse(readFileSync('schemas/checklist-preset/v1.schema.json', 'utf8'));
  const validate = new Ajv2020({ strict: true }).compile(schema);

  it.each(Object.entries(builtInPresets))(
    'accepts the built-in preset %s, and so do the options',
    (name, preset) => {
      expect(validate(preset)).toBe(true);
      expect(preset.name).toBe(name);
      expect(faultsOf({ preset: preset as unknown as JsonObject })).toEqual([]);
    },
  );
});

/** Quests of a game, which no built-in preset knows: a format invented here, and no code for it. */
describe('a preset of one’s own', () => {
  const quests = {
    ...own,
    key: ['slug'],
    titleFields: ['what'],
    contract: ['what', 'reward'],
    runner: { counters: ['tries'], maximum: ['lives'] },
    dependencies: ['after'],
    planKey: '/season',
    status: {
      field: 'state',
      graph: { open: ['running'], running: ['won', 'lost'], lost: ['running'] },
    },
    rules: { 'born-done': 'error', reopened: { unexplained: 'error' }, order: 'warning' },
  };
  const quest = (slug: string, fields: JsonObject = {}) => ({
    slug,
    what: `Fetch ${slug}`,
    reward: 10,
    state: 'open',
    ...fields,
  });
  const season = (...list: readonly JsonObject[]) => ({ season: 1, quests: list });
  const rest = [quest('bow'), quest('cup')];
  const won = quest('axe', { state: 'won' });

  it.each([
    [
      'done-changed',
      season(won, ...rest),
      season({ ...won, reward: 5 }, ...rest),
      ['error changed axe#reward'],
    ],
    ['done-removed', season(won, ...rest), season(...rest), ['error removed axe']],
    ['reopened', season(won, ...rest), season(quest('axe'), ...rest), ['error unexplained axe#(done)']],
    [
      'reopened',
      season(won, ...rest),
      season(quest('axe', { diary: 'the axe broke' }), ...rest),
      ['warning explained axe#(done)'],
    ],
    [
      'goalposts',
      season(quest('axe'), ...rest),
      season({ ...won, reward: 1 }, ...rest),
      ['error moved axe#reward'],
    ],
    [
      'counter',
      season(quest('axe', { tries: 1, lives: 2 }), ...rest),
      season(quest('axe', { tries: 3, lives: 2 }), ...rest),
      ['error beyond axe#tries'],
    ],
    [
      'status-path',
      season(quest('axe'), ...rest),
      season(quest('axe', { state: 'sold' }), ...rest),
      ['warning unknown axe#state'],
    ],
    [
      'dependency-order',
      season(quest('axe', { after: 'bow' }), ...rest),
      season({ ...won, after: 'bow' }, ...rest),
      ['warning early axe#(done)'],
    ],
    ['order', season(won, ...rest), season(...rest, won), ['warning moved #(before axe)']],
  ])('%s', (rule, before, after, expected) => {
    expect(found(rule, { preset: quests, before, after })).toEqual(expected);
  });

  it('knows its plans', () => {
    const after = { season: 2, quests: [quest('elf')] };
    expect(said('plan-rotation', { preset: quests, before: season(won), after })).toEqual([
      'a new plan: 1 of 1 old items were done; season changed from 1 to 2',
    ]);
  });
});
