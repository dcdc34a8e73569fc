import { canonicalJson } from '../../formats/json-text.ts';
import type { Location, Span } from '../../formats/location.ts';
import { subjectValue } from '../contract/entity.ts';
import type { Finding, Place, ReportedFinding } from '../contract/finding.ts';
import { lawsOfRule } from '../contract/law.ts';
import { fixOf } from '../contract/rule.ts';
import { splitSubject } from '../contract/subject.ts';
import { fileRules } from '../file-rules/index.ts';
import { shortDigest } from '../values/digest.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';

/** The two versions a finding is about, and the commit that brought the new one. */
export interface FindingOrigin<Doc = unknown> {
  readonly before: ReadVersion<Doc> | null;
  readonly after: ReadVersion<Doc> | null;
  readonly commit?: string;
  /** What the new version was judged from, where that is not the version before. */
  readonly from?: ReadVersion<Doc> | null;
}

const longestExcerpt = 400;
const nowhere: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Adds what the core does not know: files, lines, commits, the fingerprint and the change digest. */
export function reportFindings<Doc>(
  setup: FileSetup<Doc>,
  findings: readonly Finding[],
  origin: FindingOrigin<Doc>,
): ReportedFinding[] {
  const rules = new Map(
    [...fileRules, ...(setup.kind.fileRules ?? []), ...setup.kind.rules].map((rule) => [rule.id, rule]),
  );
  const place = (location: Location) => placeOf(setup, origin, location);
  return findings.map((finding) => {
    const rule = rules.get(finding.ruleId as `${string}/${string}`);
    const label = labelOf(setup, origin, finding.subject);
    const laws = finding.laws ?? lawsOfRule(setup.kind, finding.ruleId);
    return {
      ruleId: finding.ruleId,
      title: rule?.title ?? '',
      severity: finding.severity,
      message: finding.message,
      messageId: finding.messageId,
      subject: finding.subject,
      ...(label === undefined ? {} : { label }),
      scope: finding.scope,
      ...place(finding.at),
      why: rule?.why ?? '',
      fix: fixOf(rule, finding.messageId),
      ...(finding.data === undefined ? {} : { data: finding.data }),
      ...(laws.length === 0 ? {} : { laws }),
      related: finding.related.map((related) => ({ ...place(related), label: related.label })),
      ...(origin.commit === undefined ? {} : { commits: [origin.commit] }),
      refuses: finding.refuses ?? [finding.subject],
      fingerprint: shortDigest(
        JSON.stringify([setup.path, finding.ruleId, finding.messageId, finding.subject]),
      ),
      change: changeOf(setup, origin, finding.subject),
    };
  });
}

/** Digest of a subject's value before and after; of the bytes, where the subject is the file itself. */
function changeOf<Doc>(setup: FileSetup<Doc>, origin: FindingOrigin<Doc>, subject: string): string {
  const isFile = splitSubject(subject).entity === '';
  const valueIn = (version: ReadVersion<Doc> | null) => {
    if (version === null) return '';
    if (isFile) return digestOf(version);
    return canonicalJson(subjectValue(setup.kind, docOf(version), subject));
  };
  const before = origin.from === undefined ? origin.before : origin.from;
  return shortDigest(JSON.stringify([valueIn(before), valueIn(origin.after)]));
}

/** Many findings can be about one file; its bytes are digested once. */
const digests = new WeakMap<ReadVersion, string>();

function digestOf(version: ReadVersion): string {
  const known = digests.get(version);
  if (known !== undefined) return known;
  const { parts, digest: given } = version.content;
  const decoder = new TextDecoder('latin1');
  const text = () => (parts.get('') ?? []).map((chunk) => decoder.decode(chunk)).join('');
  const digest = given === undefined ? shortDigest(text()) : given.slice(0, 12);
  digests.set(version, digest);
  return digest;
}

function labelOf<Doc>(
  { kind }: FileSetup<Doc>,
  origin: FindingOrigin<Doc>,
  subject: string,
): string | undefined {
  const { entity } = splitSubject(subject);
  for (const version of [origin.after, origin.before]) {
    const doc = docOf(version);
    const label = doc === null ? undefined : kind.entities.get(doc, entity)?.label;
    if (label !== undefined) return label;
  }
  return undefined;
}

/** Turns a symbolic place into lines. */
function placeOf<Doc>(setup: FileSetup<Doc>, origin: FindingOrigin<Doc>, location: Location): Place {
  const { side, part, pointer } = location;
  const source = (side === 'before' ? origin.before : origin.after)?.parsed?.source(part);
  const span = faultSpan(origin, location) ?? source?.locate(pointer) ?? nowhere;
  const text = source?.lineText(span.line);
  return {
    file: fileOf(setup, part),
    ...{ side, pointer, ...span },
    ...(text === undefined ? {} : { text: text.slice(0, longestExcerpt) }),
  };
}

/** A fault of reading knows its place in the text better than a pointer does. */
function faultSpan<Doc>(origin: FindingOrigin<Doc>, { side, part, pointer }: Location): Span | undefined {
  const version = side === 'before' ? origin.before : origin.after;
  return version?.file.faults.find((fault) => fault.part === part && fault.pointer === pointer)?.span;
}

function fileOf<Doc>({ kind, path, settings }: FileSetup<Doc>, part: string): string {
  if (part === '') return path;
  return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
