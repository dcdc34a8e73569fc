import { describe, expect, it } from 'vitest';
import { completeRefusals, type Refusing } from '../../src/core/complete-refusals.ts';
import type { Finding } from '../../src/core/finding.ts';
import { inAfter } from '../../src/formats/location.ts';

type Doc = readonly string[];

const finding = (subject: string, more: Partial<Finding> = {}): Finding => ({
  ...{ ruleId: 'toy/rule', messageId: 'wrong', message: '', severity: 'error', scope: 'step', subject },
  ...{ at: inAfter(''), related: [], ...more },
});

/** A document is the subjects that were changed; putting one back takes it out. */
const refusing = (after: Doc, judged: (doc: Doc) => readonly Finding[]): Refusing<Doc> => ({
  kind: {
    graft: (doc, _, subjects) => doc.filter((each) => !subjects.includes(each)),
    entities: (doc) => doc,
  },
  ...{ before: [], after, judged },
});

/** Each of `a`, `b`, `c` is wrong without the one before it. */
const chain = (doc: Doc) =>
  [
    ['a', 'b'],
    ['b', 'c'],
  ].flatMap(([one = '', other = '']) => (!doc.includes(one) && doc.includes(other) ? [finding(other)] : []));

const refusedOf = (findings: readonly Finding[]) => findings.map(({ refuses }) => refuses);

describe('completeRefusals', () => {
  it('refuses what comes wrong with what goes back, in chains', () => {
    const judged = (doc: Doc) => [...(doc.includes('a') ? [finding('a')] : []), ...chain(doc)];
    const after = ['a', 'b', 'c', 'd'];
    expect(refusedOf(completeRefusals(judged(after), refusing(after, judged)))).toEqual([['a', 'b', 'c']]);
  });

  it.each<[string, Finding, (doc: Doc) => readonly Finding[]]>([
    ['nothing comes', finding('a'), () => []],
    ['it is no error', finding('a', { severity: 'warning' }), chain],
    ['what comes is no error', finding('a'), () => [finding('b', { severity: 'warning' })]],
    ['nothing helps', finding('a'), () => [finding('a')]],
  ])('leaves a finding as its rule has it where %s', (_, given, judged) => {
    expect(completeRefusals([given], refusing(['a', 'b', 'c'], judged))[0]).toBe(given);
  });

  it('adds nothing that need not go back, and keeps what the rule named', () => {
    // With `b` back all is well; `c` is named beside it.
    const judged = (doc: Doc) => (doc.includes('b') ? [finding('b', { refuses: ['c', 'b'] })] : []);
    const given = finding('a', { refuses: ['a', 'd'] });
    expect(refusedOf(completeRefusals([given], refusing(['a', 'b', 'c', 'd'], judged)))).toEqual([
      ['a', 'd', 'b'],
    ]);
  });

  it('takes the ground that is demanded by what comes, where its own does not do', () => {
    const demanded = ['other'];
    const given = finding('a');
    const kind = {
      graft: (doc: Doc, ground: Doc | null) => (ground === demanded ? [] : doc),
      entities: (doc: Doc) => doc,
    };
    const judged = (doc: Doc) => (doc.length === 0 ? [] : [finding('a', { demanded })]);
    expect(completeRefusals([given], { kind, before: [], after: ['a'], judged })).toEqual([
      { ...given, refuses: ['a'], demanded },
    ]);
  });

  it('asks about no more errors than a version may cost, and about one', () => {
    const after = Array.from({ length: 6000 }, (_, index) => `i${index}`);
    const judged = (doc: Doc) => (doc.length < 6000 && doc.includes('i9') ? [finding('i9')] : []);
    const found = completeRefusals([finding('i1'), finding('i2')], refusing(after, judged));
    expect(refusedOf(found)).toEqual([['i1', 'i9'], undefined]);
  });

  it.each<[string, Doc, Partial<Finding>, readonly (readonly string[] | undefined)[]]>([
    ['is wrong', ['a', 'b', 'p'], {}, [undefined, ['b', 'p']]],
    ['is right', ['a', 'b'], {}, [undefined, undefined]],
    ['is wrong beside what stays', ['a', 'b', 'p', 'q'], {}, [undefined, undefined]],
    ['is wrong, but another ground is demanded', ['a', 'b', 'p'], { demanded: [] }, [undefined, undefined]],
  ])('takes back with the last one what %s where all of them are back', (_, after, more, expected) => {
    // A parent is open as long as one of its children is; with `q` nothing helps.
    const judged = (doc: Doc) => {
      const open = ['a', 'b'].filter((each) => doc.includes(each));
      if (open.length > 0) return open.map((each) => finding(each));
      return [...(doc.includes('q') ? [finding('z')] : []), ...(doc.includes('p') ? [finding('p')] : [])];
    };
    const given = [finding('a'), finding('b', more)];
    expect(refusedOf(completeRefusals(given, refusing(after, judged)))).toEqual(expected);
  });
});
