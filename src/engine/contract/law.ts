/** Where the document that a kind follows wants a law enforced: as events are replayed, or before they are written. */
export type Enforcement = 'REPLAY' | 'EXEC';

/** What is lost where a law is broken: the purpose of the system, much of its value, or some of it. */
export type Priority = 'CRITICAL' | 'HIGH' | 'MEDIUM';

/** One law of the document that a kind follows, under the number or name that it has there, and what enforces it here. */
export interface Law {
  /** Its number, code or name: `38`, `V3`, `E_INVALID_TRANSITION`, `Attempt Saturation`. */
  readonly id: string;
  readonly title: string;
  readonly enforcement?: Enforcement;
  readonly priority?: Priority;
  /** What it demands, where no rule says it. */
  readonly says?: string;
  /** Where it holds otherwise here unless told, and how to have it as the document says. */
  readonly differs?: string;
  /** Rules that judge it, without the name of the kind. */
  readonly rules: readonly string[];
  /** What else enforces it: the recorder, the runner, a function. */
  readonly besides?: readonly string[];
  /** Further words of that document by which people look for it: functions, files, members, messages. */
  readonly names?: readonly string[];
}

/** The ids of the laws of a kind that one of its rules judges, in the order of the table. */
export function lawsOfRule(
  { id: kind, laws = [] }: { readonly id: string; readonly laws?: readonly Law[] },
  ruleId: string,
): string[] {
  return laws.flatMap(({ id, rules }) => (rules.some((rule) => `${kind}/${rule}` === ruleId) ? [id] : []));
}
