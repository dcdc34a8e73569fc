import type { JsonObject } from '../../formats/json-value.ts';
import type { Location } from '../../formats/location.ts';
import type { Need, Scope } from './context.ts';
import type { Problem, RelatedLocation, Severity } from './finding.ts';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = JsonObject;

export type Messages = { readonly [messageId: string]: string };

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type MessageValues<Text extends string> = { readonly [Name in Placeholders<Text>]: string | number };

export interface ProblemDetail {
  readonly subject: string;
  readonly at: Location;
  readonly related?: readonly RelatedLocation[];
  readonly data?: JsonObject;
  /** Which laws it breaks, where that is not every one that the rule judges. */
  readonly laws?: readonly string[];
  /** Subjects that have to return to the baseline for the problem to go; by default `subject` alone. */
  readonly refuses?: readonly string[];
  /** A document of the kind with the values that the change should have brought and did not. */
  readonly demanded?: unknown;
  /** What the commit declares is rejected: it declares nothing once that is put back. */
  readonly rejectsDeclaration?: true;
  readonly echoed?: readonly string[];
}

/** Fills a message's placeholders; the type system checks that each is given. */
export type MakeProblem<M extends Messages> = <Id extends keyof M & string>(
  messageId: Id,
  values: MessageValues<M[Id]>,
  detail: ProblemDetail,
) => Problem;

/** Options of one rule: their schema and the values when the configuration says nothing. */
export interface RuleOptions<Options> {
  readonly schema: JsonSchema;
  readonly defaults: Options;
}

/** What every rule says of itself (docs/architecture.md, Contracts in short). */
export interface RuleDescription<M extends Messages> {
  readonly id: `${string}/${string}`;
  readonly title: string;
  /** Why it exists: one sentence, printed under each finding. */
  readonly why: string;
  /** What to do: one sentence, printed under each finding. */
  readonly fix: string;
  /** The same for single messages, where something else is to be done. */
  readonly messageFixes?: { readonly [Id in keyof M]?: string };
  readonly severity: Severity | 'off';
  /** Severities of single messages, where they differ from the rule's. A configured severity overrides both. */
  readonly messageSeverities?: { readonly [Id in keyof M]?: Severity };
  readonly since: string;
  readonly messages: M;
  readonly scopes: readonly Scope[];
  /** Facts without which the rule is silent and listed under `notJudged`; an inner list needs one of its members. */
  readonly needs?: readonly (Need | readonly Need[])[];
  /** Whether it judges what a message may declare: silent, and listed in the same way, while that is still to be written. */
  readonly awaitsMessage?: true;
  /** Whether the rule is about bytes and so exempt from formatting blindness. */
  readonly bytes?: true;
  /**
   * Whether it says that a file is none of its kind. Then it speaks only where somebody named the file, since what is merely
   * recognised may be something else, and any version that is one of the kind repairs it: there is no value to come back to.
   */
  readonly aboutShape?: true;
  /** Cannot be switched off or weakened. */
  readonly fixed?: true;
  /** Rules whose findings on the same subject are echoes of this rule's. */
  readonly supersedes?: readonly string[];
}

/** A rule judges facts; it never sees severities, files, lines, configuration, git or a clock. */
export interface Rule<Facts, Options = unknown, M extends Messages = Messages> extends RuleDescription<M> {
  readonly options?: RuleOptions<Options>;
  check(facts: Facts, problem: MakeProblem<M>, options: Options): Iterable<Problem>;
}

/** Declares a rule over given facts, inferring its messages and options. */
export function ruleOver<Facts>() {
  return <const M extends Messages, Options = undefined>(
    rule: Rule<Facts, Options, M>,
  ): Rule<Facts, Options, M> => rule;
}

/** Ids of the rules that say that a file is none of its kind. */
export function shapeRuleIds(
  rules: readonly Pick<RuleDescription<Messages>, 'id' | 'aboutShape'>[],
): ReadonlySet<string> {
  return new Set(rules.flatMap(({ id, aboutShape }) => (aboutShape ? [id] : [])));
}

/** Whether one of them asks for the commits before. */
export function looksBack(rules: readonly Pick<RuleDescription<Messages>, 'needs'>[]): boolean {
  return rules.some(({ needs = [] }) => needs.flat().includes('prior'));
}

/** Builds the problem maker of a rule; unknown placeholders stay as they are. */
export function makeProblem(messages: Messages): MakeProblem<Messages> {
  return (messageId, values, detail) => ({
    messageId,
    message: fillMessage(messages[messageId] ?? messageId, values),
    related: [],
    ...detail,
  });
}

/** Fills the placeholders of a message; unknown ones stay as they are. */
export function fillMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** What to do about one message of a rule. */
export function fixOf(rule: RuleDescription<Messages> | undefined, messageId: string): string {
  return rule?.messageFixes?.[messageId] ?? rule?.fix ?? '';
}
