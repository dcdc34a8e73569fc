import type { Governance } from '../config/govern.ts';
import { namedFilesOf } from '../config/named-files.ts';
import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Selection, StateKind } from '../engine/contract/kind.ts';
import type { Report } from '../engine/contract/report.ts';
import { checkGoverned } from '../engine/judge/check-transition.ts';
import type { Policy } from '../engine/policy/built-in-policy.ts';
import { policyFaults, policyOf } from '../engine/policy/policy.ts';
import { done } from '../engine/values/result.ts';
import { readParts } from '../engine/versions/read-version.ts';
import type { JsonObject } from '../formats/json-value.ts';
import { kinds } from '../kinds/index.ts';
import { companionPlaces } from './companion-places.ts';
import type { Guard, GuardedFile, GuardPolicy, PolicyFiles, Versions } from './guarded/guard.ts';
import { type Outcome, refuse, writeCodes } from './guarded/result.ts';

const mostNamed = 20;

/** Judges guarded writes as the gate does, by the configuration that stands in the root. */
export const writeGuard: Guard = {
  namedFiles: (configuration) => namedFilesOf(configuration, kinds),
  policy: guardPolicy,
};

function guardPolicy(files: PolicyFiles): Outcome<GuardPolicy> {
  const [fault] = policyFaults(files, kinds);
  if (fault !== undefined) {
    const { file, line, column, message } = fault;
    const name = fault.named ?? (file === 'waivers' ? '.stateward.waivers.yml' : '.stateward.yml');
    return refuse(writeCodes.configuration, `${name}:${line}:${column}: ${message}`, { line, column });
  }
  const policy = policyOf(files, kinds);
  return done({
    maxBytes: policy.limits.maxBytes,
    govern: (path, selection) => {
      const governance = policy.govern(path);
      return governance === undefined ? undefined : selectedFile(policy, governance, path, selection);
    },
  });
}

/** A caller who selects what the configuration does not allow is refused whatever is asked for. */
function selectedFile(
  policy: Policy,
  governance: Governance,
  path: string,
  selection: Selection = {},
): GuardedFile {
  const { kind, settings } = governance;
  const selected = kind.guarded?.select?.(path, settings.options, selection) ?? done(settings.options);
  if (!selected.ok)
    return { ...guardedFile(policy, governance, path), judge: () => selected, patch: () => selected };
  return guardedFile(policy, { ...governance, settings: { ...settings, options: selected.value } }, path);
}

function guardedFile({ limits }: Policy, governance: Governance, path: string): GuardedFile {
  const { kind, settings, hasShape = () => true } = governance;
  return {
    hasPolicy: kind.policy !== undefined,
    hasShape,
    places: companionPlaces(governance, limits, path),
    judge: (given) => {
      // What stood there was no such file: the state begins.
      const isState = given.before !== null && hasShape(given.before);
      const versions = isState ? given : { ...given, before: null };
      const { before, after, companions } = versions;
      const own =
        kind.guarded === undefined
          ? unreadBefore(governance, limits, path, versions)
          : kind.guarded.judge(path, before, after, companions, settings.options, limits);
      return own?.ok === false ? own : judgedByGate(governance, limits, path, versions);
    },
    patch(before, operation, update) {
      const operations = kind.guarded?.operations ?? {};
      const apply = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
      return apply?.(before, update, limits) ?? refuse(writeCodes.input, unknownOperation(kind, operation));
    },
  };
}

function unknownOperation({ id, guarded }: StateKind, operation: string): string {
  const names = Object.keys(guarded?.operations ?? {});
  const known = names.length === 0 ? 'none is; write the whole file instead' : `${names.join(', ')} is`;
  return `${JSON.stringify(operation)} is no operation on a file of the kind ${id}; ${known}`;
}

/** There is no history to look for an older version in, and without one anything would be legal. */
function unreadBefore(
  governance: Governance,
  limits: Policy['limits'],
  path: string,
  { before, companions }: Versions,
): Outcome<null> {
  if (before === null) return done(null);
  const version = readParts({ ...governance, limits, path }, [['', before], ...companions]);
  if (version.parsed?.doc) return done(null);
  const message = `${JSON.stringify(path)} as it stands cannot be read, so nothing says what may follow; restore it from git first`;
  return refuse(writeCodes.rules, message);
}

function judgedByGate(
  governance: Governance,
  limits: Policy['limits'],
  path: string,
  { before, after, companions, at }: Versions,
): Outcome<null> {
  const input = { before, after, path, companions: Object.fromEntries(companions), context: { at } };
  const report = checkGoverned(governance, limits, input);
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first !== undefined) return refused(first, errors);
  return report.verdict === 'pass' ? done(null) : refuse(writeCodes.rules, obstaclesOf(report));
}

function obstaclesOf({ obstacles }: Report): string {
  return obstacles.map(({ message }) => message).join('; ') || 'the write cannot be judged';
}

/** The code of the kind, where it has one, with the data of the first finding that has it. */
function refused(first: ReportedFinding, errors: readonly ReportedFinding[]) {
  const coded = errors.find(({ data }) => typeof data?.code === 'string') ?? first;
  const { code = writeCodes.rules, ...data } = coded.data ?? {};
  const named = errors.slice(0, mostNamed);
  const more = errors.length > mostNamed ? `; and ${errors.length - mostNamed} more` : '';
  const message = named.map((each) => `${each.ruleId}: ${each.message}`).join('; ') + more;
  return refuse(String(code), message, { ...data, findings: named.map(shown) });
}

function shown({ ruleId, message, subject, pointer, line, column, fix, data }: ReportedFinding): JsonObject {
  const place = { ruleId, message, subject, pointer, line, column, fix };
  return data === undefined ? place : { ...place, data };
}
