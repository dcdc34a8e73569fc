import type { PolicyBytes } from '../../config/policy-text.ts';
import { isUsualGlob } from '../../config/usual-files.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { type RuleSetting, runRules } from '../contract/check.ts';
import type { Finding, ReportedFinding } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import { fixOf } from '../contract/rule.ts';
import type { ExpiredWaiver, PolicyFacts } from '../file-rules/policy-facts.ts';
import { policyRules } from '../file-rules/policy-rules.ts';
import { shortDigest } from '../values/digest.ts';
import { type PolicyBytesPair, policyText } from './policy-files.ts';
import { waiversPath } from './policy-paths.ts';
import {
  differencesOf,
  faultsIn,
  governOf,
  type Locate,
  nowhere,
  reachOf,
  readConfiguration,
  readWaivers,
} from './read-policy.ts';

export interface PolicyChange {
  /** Of the configuration. */
  readonly path: string;
  readonly before: PolicyBytesPair;
  readonly after: PolicyBytesPair;
  /** The paths that the change itself changes; what stands otherwise may be the base side's doing. */
  readonly changes: ReadonlySet<string>;
  readonly kinds: readonly StateKind[];
  /** The paths that stand at the head. */
  readonly standing: Iterable<string>;
  /** Whether what stands there has the shape of what its name says; by default everything has. */
  readonly hasShape?: (path: string) => boolean;
  /** Every path seen, on either side. */
  readonly paths: ReadonlySet<string>;
  /** Configurations elsewhere than at the top that the change adds. */
  readonly nested: readonly string[];
  readonly expired: readonly ExpiredWaiver[];
  readonly headWaives: boolean;
  /** What the policy says of the rules about policy files. */
  readonly rules: ReadonlyMap<string, RuleSetting>;
}

/** Judges what a change does to the files that say how state is judged (docs/judging.md, 6). */
export function judgePolicy(change: PolicyChange): ReportedFinding[] {
  const { path, before, after, nested, rules } = change;
  const judged = (file: string, facts: FileFacts, earlier: PolicyBytes, later: PolicyBytes) =>
    judgeFile(file, facts, () => digestOf(earlier, later), rules);
  return [
    ...judged(path, configurationFacts(change), before.configuration, after.configuration),
    ...namedPaths(change).flatMap((file) => {
      const [earlier, later] = [before.named?.get(file) ?? null, after.named?.get(file) ?? null];
      return judged(file, namedFacts(change, file), earlier, later);
    }),
    ...judged(waiversPath, waiverFacts(change), before.waivers, after.waivers),
    ...nested.flatMap((other) => judged(other, { ...noFacts, role: 'nested' }, null, null)),
  ];
}

/** What is known of both versions of one file, and where things stand in them. */
interface FileFacts extends PolicyFacts {
  readonly places: { readonly before: Locate; readonly after: Locate };
}

const noFacts: FileFacts = {
  role: 'configuration',
  before: null,
  after: null,
  changed: false,
  reach: 'any',
  governed: [],
  released: [],
  softened: [],
  otherwise: [],
  unmatched: [],
  expired: [],
  headWaives: false,
  places: { before: nowhere, after: nowhere },
};

function configurationFacts({ before, after, kinds, ...change }: PolicyChange): FileFacts {
  const earlier = readConfiguration(before, kinds);
  const later = readConfiguration(after, kinds);
  const changed = change.changes.has(change.path) && isChanged(before.configuration, after.configuration);
  const entries = (later ?? earlier)?.entries ?? [];
  const now = governOf(earlier, kinds, change);
  const next = governOf(later, kinds, change);
  const paths = [...change.paths];
  const standing = changed ? [...change.standing].sort(compareCodePoints) : [];
  return {
    ...noFacts,
    before: faultsIn(earlier, undefined),
    after: faultsIn(later, undefined),
    changed,
    reach: changed ? reachOf(earlier, later, kinds, standing.filter(now)) : 'any',
    governed: standing.filter((path) => next(path) && !now(path)),
    released: standing.filter((path) => !next(path) && now(path)),
    ...differencesOf(earlier, later, kinds, standing),
    unmatched: entries.filter(
      ({ glob, matches }) => !change.paths.has(glob) && !paths.some(matches) && !isUsualGlob(glob, kinds),
    ),
    places: { before: earlier?.locate ?? nowhere, after: later?.locate ?? nowhere },
  };
}

/** The files that either side's configuration names, sorted. */
function namedPaths({ before, after }: PolicyChange): string[] {
  const paths = [before, after].flatMap(({ named }) => [...(named?.keys() ?? [])]);
  return [...new Set(paths)].sort(compareCodePoints);
}

/** What a change does to a file that the configuration names; that it is named at all is told there. */
function namedFacts({ before, after, kinds, ...change }: PolicyChange, file: string): FileFacts {
  const earlier = readConfiguration(before, kinds);
  const later = readConfiguration(after, kinds);
  const [was, is] = [before.named?.get(file), after.named?.get(file)];
  const isOwn = change.changes.has(file);
  const changed = isOwn && was !== undefined && is !== undefined && isChanged(was, is);
  const entries = (later ?? earlier)?.entries ?? [];
  const uses = (path: string) => entries.findLast(({ matches }) => matches(path))?.namedFiles.includes(file);
  return {
    ...noFacts,
    role: 'named',
    before: was === undefined ? null : faultsIn(earlier, file),
    after: is === undefined ? null : faultsIn(later, file),
    changed,
    governed: changed ? [...change.standing].filter(uses).sort(compareCodePoints) : [],
    places: { before: earlier?.locate ?? nowhere, after: later?.locate ?? nowhere },
  };
}

function waiverFacts({ before, after, changes, expired, headWaives }: PolicyChange): FileFacts {
  const earlier = readWaivers(before.waivers);
  const later = readWaivers(after.waivers);
  return {
    ...noFacts,
    role: 'waivers',
    before: earlier,
    after: later,
    changed: changes.has(waiversPath) && isChanged(before.waivers, after.waivers),
    expired,
    headWaives,
    places: { before: earlier?.locate ?? nowhere, after: later?.locate ?? nowhere },
  };
}

function isChanged(before: PolicyBytes, after: PolicyBytes): boolean {
  return policyText(before) !== policyText(after);
}

function digestOf(before: PolicyBytes, after: PolicyBytes): string {
  return shortDigest(JSON.stringify([policyText(before), policyText(after)]));
}

function judgeFile(
  path: string,
  facts: FileFacts,
  change: () => string,
  rules: PolicyChange['rules'],
): ReportedFinding[] {
  const { findings } = runRules(policyRules, facts, { scope: 'net', path }, rules);
  return findings.map((finding) => reported(path, facts, finding, change()));
}

function reported(path: string, { places }: FileFacts, finding: Finding, change: string): ReportedFinding {
  const { ruleId, messageId, subject, at, data } = finding;
  const rule = policyRules.find(({ id }) => id === ruleId);
  const reason = typeof data?.reason === 'string' ? data.reason : '';
  return {
    ruleId,
    title: rule?.title ?? '',
    severity: finding.severity,
    message: finding.message,
    messageId,
    subject,
    scope: finding.scope,
    file: path,
    side: at.side,
    pointer: at.pointer,
    ...places[at.side](at.pointer, reason),
    why: rule?.why ?? '',
    fix: fixOf(rule, messageId),
    ...(data === undefined ? {} : { data }),
    related: [],
    refuses: [subject],
    fingerprint: shortDigest(JSON.stringify([path, ruleId, messageId, subject])),
    change,
  };
}
