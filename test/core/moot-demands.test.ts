import { describe, expect, it } from 'vitest';
import type { Entity } from '../../src/core/entity.ts';
import type { Finding } from '../../src/core/finding.ts';
import { withoutMootDemands } from '../../src/core/moot-demands.ts';
import { inAfter } from '../../src/formats/location.ts';

/** Values by name. */
type Doc = Readonly<Record<string, number>>;

const kind = {
  entities: (doc: Doc) => Object.keys(doc),
  entity: (doc: Doc, id: string): Entity => ({
    ...{ pointer: '', part: '' },
    fields: { value: { role: 'value', value: doc[id] ?? null } },
  }),
  graft: (doc: Doc, ground: Doc | null, subjects: readonly string[]): Doc => ({
    ...doc,
    ...Object.fromEntries(subjects.map((subject) => [subject, ground?.[subject] ?? 0])),
  }),
} as Parameters<typeof withoutMootDemands<Doc>>[1]['kind'];

const finding = (subject: string, more: Partial<Finding> = {}): Finding => ({
  ...{ ruleId: 'toy/rule', messageId: 'wrong', message: '', severity: 'error', scope: 'step', subject },
  ...{ at: inAfter(''), related: [], ...more },
});

const before: Doc = { child: 0, parent: 0, other: 0 };
const demand = (value: number) => finding('parent', { demanded: { parent: value } });

/** The parent has to be what the child is; that the child changed is refused. */
const judged = (doc: Doc): Finding[] => [
  ...(doc.child === 0 ? [] : [finding('child')]),
  ...(doc.other === 0 ? [] : [finding('other')]),
  ...(doc.parent === doc.child ? [] : [demand(doc.child ?? 0)]),
];

const left = (after: Doc, findings = judged(after)) =>
  withoutMootDemands(findings, { kind, before, after, judged }).map(({ subject }) => subject);

describe('withoutMootDemands', () => {
  it('leaves out what is demanded for the sake of what is refused', () => {
    expect(left({ child: 1, parent: 0, other: 0 })).toEqual(['child']);
  });

  it.each<[string, Doc, Finding[], string[]]>([
    ['nothing else is refused', { ...before, child: 1 }, [demand(1)], ['parent']],
    [
      'what is refused besides is no error',
      { ...before, child: 1 },
      [finding('child', { severity: 'warning' }), demand(1)],
      ['child', 'parent'],
    ],
    [
      'what is refused besides has nothing to return',
      { ...before, child: 1 },
      [finding('child', { refuses: [] }), demand(1)],
      ['child', 'parent'],
    ],
    [
      'it does not follow from what is refused',
      { ...before, child: 1, other: 1 },
      [finding('other'), demand(1)],
      ['other', 'parent'],
    ],
    [
      'the change made it otherwise, and it is wrong with the rest back, too',
      { child: 1, parent: 2, other: 0 },
      [finding('child'), demand(1)],
      ['child', 'parent'],
    ],
  ])('keeps a demand where %s', (_, after, findings, expected) => {
    expect(left(after, findings)).toEqual(expected);
  });

  it('demands of what stays what is missing where the rest is back', () => {
    const more = (doc: Doc) => finding('parent', { refuses: ['parent'], demanded: { parent: doc.other } });
    const after = { child: 1, parent: 0, other: 1 };
    const given = [
      finding('child'),
      finding('parent', { refuses: ['parent', 'other'], demanded: { parent: 1, other: 2 } }),
    ];
    const [, kept] = withoutMootDemands(given, {
      ...{ kind, before: { ...before, other: 1 }, after },
      judged: (doc) => [more(doc)],
    });
    expect(kept).toMatchObject({ refuses: ['parent'], demanded: { parent: 1 } });
  });
});
