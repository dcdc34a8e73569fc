import { describe, expect, it } from 'vitest';
import { readGuide } from '../../../../src/kinds/procedure/guide.ts';
import { found, guide, idle, said, set } from '../../../support/procedures.ts';

const rule = 'validation-spec';
const withSpec = (spec: string) => set(idle, 'think', { content: guide('Think.', spec) });
const node = 'type: node_exists\nin_space: $run\n';
const link = 'type: link_exists\nin_space: $run\n';

describe(`procedure/${rule}`, () => {
  it.each([
    [
      'content_matches',
      'type: content_matches\nin_space: $run',
      'type is "content_matches"; it must be node_exists or link_exists',
    ],
    ['count_range', 'type: count_range', 'type is "count_range"'],
    ['custom', 'type: custom', 'type is "custom"'],
    ['a type in capitals', 'type: NODE_EXISTS\nin_space: $run', 'type is "NODE_EXISTS"'],
    ['no type', 'in_space: $run', 'type is missing'],
    ['no space', 'type: node_exists', 'in_space is missing; it must be $run'],
    ['another space', 'type: node_exists\nin_space: archive', 'in_space is "archive"'],
    ['no verb', link, 'verb is missing'],
    ['a subtype for links', `${link}verb: supports\nsubtype: x`, '"subtype" is no key of link_exists'],
    ['a verb for nodes', `${node}verb: contains`, '"verb" is no key of node_exists'],
    ['an unknown key', `${node}max_count: 3`, '"max_count" is no key'],
    ['a count of 0', `${node}min_count: 0`, 'min_count is "0"; it must be an integer of at least 1'],
    ['a count of 1.5', `${node}min_count: 1.5`, 'min_count'],
    ['a count as text', `${node}min_count: "1"`, 'min_count'],
    ['an empty subtype', `${node}subtype: ""`, 'subtype is ""'],
    ['a list', '- type: node_exists', 'no mapping'],
    ['broken YAML', 'type: [node_exists', 'not readable YAML: line'],
    ['a key twice', `${node}min_count: 1\nmin_count: 2`, 'occurs more than once'],
    ['an alias', 'type: &a node_exists\nin_space: *a', 'alias'],
    ['nothing', '', 'no mapping'],
    ['a second section', `${node}\n## Validation\n${node}`, 'several sections'],
  ])('refuses %s', (_, spec, text) => {
    const change = { before: idle, after: withSpec(spec) };
    expect(found(rule, change)).toEqual(['error malformed think#content']);
    expect(said(rule, change)[0]).toContain(text);
  });

  it.each([
    ['node_exists', node, { type: 'node_exists', subtype: undefined, minCount: 1 }],
    [
      'a subtype and a count',
      `${node}subtype: finding\nmin_count: 3`,
      { type: 'node_exists', subtype: 'finding', minCount: 3 },
    ],
    ['link_exists', `${link}verb: Leads_To`, { type: 'link_exists', verb: 'leads to', minCount: 1 }],
    [
      'YAML in a fence, with words around it',
      `The proof:\n\n\`\`\`yaml\n${node}\`\`\`\nThat is all.`,
      { type: 'node_exists', subtype: undefined, minCount: 1 },
    ],
    [
      'JSON',
      '{"type": "node_exists", "in_space": "$run"}',
      { type: 'node_exists', subtype: undefined, minCount: 1 },
    ],
  ])('reads %s', (_, text, spec) => {
    expect(found(rule, { before: idle, after: withSpec(text) })).toEqual([]);
    expect(readGuide(guide('x', text)).spec).toEqual({ ok: true, spec });
  });

  it('reads a section that starts with "Validation", whatever follows', () => {
    expect(readGuide(`## Validation spec (V6)\n${node}`).spec?.ok).toBe(true);
    expect(readGuide('Validation: {type: custom}').spec?.ok).toBe(false);
    expect(readGuide('## Validations are good\nx').spec).toBeUndefined();
    expect(readGuide('## What\nValidation matters').spec).toBeUndefined();
  });
});
