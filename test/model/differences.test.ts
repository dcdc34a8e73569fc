import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/core/finding.ts';
import { buildReport } from '../../src/core/report.ts';
import { runs } from '../support/soak.ts';
import { differences } from './differences.ts';
import { type Case, caseOf, seeds } from './histories.ts';
import { inModelWords } from './model-words.ts';
import type { Answer, ModelFinding } from './types.ts';

type Told = Parameters<typeof inModelWords>[0][number];

const place = {
  side: 'after',
  pointer: '',
  line: 1,
  column: 1,
  message: '',
  title: '',
  why: '',
  fix: '',
} as const;

/** What an engine would report that says all that the model says. */
function reported({ findings, notes, net }: Answer): ReportedFinding[] {
  const steps = findings
    .filter(({ rule }) => rule !== 'settled')
    .map((each) => toldOf(each, findings, notes));
  const inNet = net.map((each) =>
    toldOf({ ...each, commit: '', severity: 'warning', status: 'warning' }, [], []),
  );
  return [...steps, ...inNet.map((each) => ({ ...each, scope: 'net' as const }))];
}

const hows = ['repaired', 'taken-back', 'settled'] as const;

function toldOf(finding: ModelFinding, findings: Answer['findings'], notes: Answer['notes']): Told {
  const { commit, path, rule, subjects, severity, status } = finding;
  const how = hows.find((each) => each === status);
  const ends = [...notes, ...findings.filter((each) => each.rule === 'settled')];
  const by = ends.find((each) => 'of' in each && each.of === commit)?.commit;
  const [subject = ''] = subjects.map((each) => each.replace('@file', ''));
  return {
    ...place,
    file: path,
    scope: 'step',
    ruleId: `model/${rule}`,
    messageId: severity,
    severity: severity === 'error' && status !== 'open' ? 'note' : severity,
    subject,
    refuses: subjects.map((each) => (each === '@file' ? '' : each)),
    related: [],
    commits: [commit],
    fingerprint: [path, rule, severity, subject].join(),
    change: '',
    ...(how === undefined ? {} : { ended: { how, by: by ?? '' } }),
    ...(status === 'waived' ? { waivedBy: { change: '', reason: '', until: '', severity: 'error' } } : {}),
  };
}

function differencesTo({ commits, expected }: Case, told: readonly Told[], isJoined: boolean): string[] {
  const answer = inModelWords(told, expected.verdict, (id) => id);
  return differences(expected, { ...answer, isJoined, obstacles: [] }, commits);
}

/** What ended says by which commit it did: the model leaves that out where nobody asks. */
function isTold({ findings, notes }: Answer): boolean {
  const ends = new Set(
    [...notes, ...findings.filter((each) => each.rule === 'settled')].map((each) =>
      'of' in each ? each.of : '',
    ),
  );
  return findings.every(
    ({ commit, status }) => status !== 'gone' && (!hows.some((how) => how === status) || ends.has(commit)),
  );
}

const cases = seeds.map(caseOf).filter(({ expected }) => isTold(expected));

describe('what the engine says otherwise than the model', () => {
  it('is nothing where it says the same, however its report joins it', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { findings } = buildReport({ findings: reported(given.expected) });
        expect(differencesTo(given, findings, true)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is something where it leaves an error out', () => {
    fc.assert(
      fc.property(cases, ({ expected, ...given }) => {
        const all = reported(expected);
        const less = all.filter(({ severity }) => severity !== 'error');
        fc.pre(less.length < all.length);
        expect(differencesTo({ ...given, expected }, less, false)).not.toEqual([]);
        const { findings } = buildReport({ findings: less });
        expect(differencesTo({ ...given, expected }, findings, true)).not.toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});
