import { ruleOver } from '../contract/rule.ts';

/** One version of a configuration or waiver file. */
export interface PolicyVersion {
  /** Why it cannot be used; `pointer` is '' where the text itself cannot be read. */
  readonly faults: readonly { readonly message: string; readonly pointer: string }[];
}

/** What a change does to one of the files that say how state is judged (docs/judging.md, 6). */
export interface PolicyFacts {
  /** `nested` is a configuration elsewhere than at the top of the repository, `named` a file that it names. */
  readonly role: 'configuration' | 'named' | 'waivers' | 'nested';
  /** On the base side, and at the head. */
  readonly before: PolicyVersion | null;
  readonly after: PolicyVersion | null;
  readonly changed: boolean;
  /**
   * How far a change of the configuration goes: `words` that nothing reads, such as comments; a `first` one, by which whatever
   * is recognised without one is judged as before; or `any` other.
   */
  readonly reach: 'words' | 'first' | 'any';
  /**
   * Files that are governed once the change is merged and were not before, and the reverse; sorted. Of a file that the
   * configuration names: those that are judged by it.
   */
  readonly governed: readonly string[];
  readonly released: readonly string[];
  /** Rules that are milder for files that stay governed, as `evidence (error, now warning)` behind the name of their kind; sorted. */
  readonly softened: readonly string[];
  /** Files that stay governed and are judged otherwise. */
  readonly otherwise: readonly string[];
  /** Entries of `files:` that match no path on either side. */
  readonly unmatched: readonly { readonly glob: string; readonly pointer: string }[];
  /** Waivers that excuse a finding here although their day has passed. */
  readonly expired: readonly ExpiredWaiver[];
  /** Whether waivers of the head count (`waiversFrom: head` on the base side). */
  readonly headWaives: boolean;
}

export interface ExpiredWaiver {
  readonly fingerprint: string;
  readonly until: string;
  readonly pointer: string;
  /** For a while after its day a waiver still counts. */
  readonly counts: boolean;
}

export const policyRule = ruleOver<PolicyFacts>();
