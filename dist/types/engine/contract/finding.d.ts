import type { JsonObject } from '../../formats/json-value.ts';
import type { Location, Side } from '../../formats/location.ts';
import type { Scope } from './context.ts';
import type { Repair } from './repair.ts';
export type Severity = 'error' | 'warning' | 'note';
export interface RelatedLocation extends Location {
    readonly label: string;
}
/** What a rule yields. `subject` is the domain identity (see subject.ts); `data` is for programs. */
export interface Problem {
    readonly messageId: string;
    readonly message: string;
    readonly subject: string;
    readonly at: Location;
    readonly related: readonly RelatedLocation[];
    readonly data?: JsonObject;
    /** Which laws of its kind it breaks, where that is not every one that the rule judges. */
    readonly laws?: readonly string[];
    /** Everything that has to return to the baseline for the problem to go, as subjects; by default its own subject. */
    readonly refuses?: readonly string[];
    /** Further subjects, of which the findings of superseded rules are echoes of this one. */
    readonly echoed?: readonly string[];
    /**
     * A document of the kind that holds the values which are missing from the change: what its declaration, or the rest of
     * it, demands. Absent where the values before the change are the ones to put back.
     */
    readonly demanded?: unknown;
    /** What the commit declares is rejected: it declares nothing once that is put back. */
    readonly rejectsDeclaration?: true;
}
/** A problem with what the core adds. */
export interface Finding extends Problem {
    readonly ruleId: string;
    readonly severity: Severity;
    readonly scope: Scope;
}
/** A place a person can open. Lines and columns count from 1. */
export interface Place {
    /** Path in the repository. */
    readonly file: string;
    /** The version in which the place lies. */
    readonly side: Side;
    /** JSON pointer (RFC 6901) to the value; '' for the whole file. */
    readonly pointer: string;
    /** From 1. */
    readonly line: number;
    /** From 1, in UTF-16 code units. */
    readonly column: number;
    /** The line in which the value ends. */
    readonly endLine?: number;
    /** The column behind its end. */
    readonly endColumn?: number;
    /** The text of the line, cut to a few hundred characters; hostile, never print it raw. */
    readonly text?: string;
}
export interface RelatedPlace extends Place {
    /** What stands there, such as 'was'. */
    readonly label: string;
}
/**
 * A finding as reports carry it. `fingerprint` and `change` are 12 hex digits each: the first names the
 * fault (file, rule, message id, subject) and survives moved lines and reworded messages, the second is a
 * digest of the subject's value before and after; together they are the key of a waiver.
 */
export interface ReportedFinding extends Place {
    /** The rule that found it: `explain` and `rules()` say more. */
    readonly ruleId: string;
    /** What holds where that rule is kept, in a few words. */
    readonly title: string;
    /** As the rule or the configuration has it; a waived or repaired error is a note. */
    readonly severity: Severity;
    /** What happened, with the values. */
    readonly message: string;
    /** Which of its messages it is; stable where a message is reworded. */
    readonly messageId: string;
    /** What it is about: an entity (`auth`) or one of its fields (`auth#attempts`), a `#` within an id doubled; '' is the file. */
    readonly subject: string;
    /** Whether one version, one step, a merge or a whole range was judged. */
    readonly scope: Scope;
    /** What people call the subject, where the file says so. */
    readonly label?: string;
    /** Why the rule exists. */
    readonly why: string;
    /** What to do about it. */
    readonly fix: string;
    /** What a program needs to repair the state, by rule: values as they stand in the file. */
    readonly data?: JsonObject;
    /** The laws that it breaks, by their ids in the catalogue: `V3`, `38`, `E_INVALID_TRANSITION`; absent where the rule has none. */
    readonly laws?: readonly string[];
    /** Further places, such as that of the previous value. */
    readonly related: readonly RelatedPlace[];
    /** The commits in which it was found; absent outside of history. */
    readonly commits?: readonly string[];
    /** Everything that has to return to the baseline for the finding to go. */
    readonly refuses: readonly string[];
    /** How an error ended; the finding is then a note, or a warning where its plan or file went. */
    readonly ended?: Ended;
    /** What goes back, for an open error. */
    readonly repair?: Repair;
    /** The waiver that excuses this change, and what the finding would be without it; it is then a note. */
    readonly waivedBy?: WaivedBy;
    /** 12 hex digits that name the fault. */
    readonly fingerprint: string;
    /** 12 hex digits over the value before and after. */
    readonly change: string;
    /** Of a finding that stands for many of one cause: how many. */
    readonly count?: number;
    /** The first of them. */
    readonly items?: readonly FindingItem[];
}
/** One of the many things that one cause did to a file, with the key of a waiver for it alone. */
export interface FindingItem extends Pick<Place, 'side' | 'pointer' | 'line' | 'column'> {
    /** What it is about, as of a finding. */
    readonly subject: string;
    /** What people call the subject, where the file says so. */
    readonly label?: string;
    /** What happened, with the values. */
    readonly message: string;
    /** Everything that has to return to the baseline for it to go. */
    readonly refuses: readonly string[];
    /** 12 hex digits that name the fault. */
    readonly fingerprint: string;
    /** 12 hex digits over the value before and after. */
    readonly change: string;
}
/** `by` is the commit that ended the error; `of` the refused commit behind the base that this change only repairs. */
export interface Ended {
    /** `repaired`: it came back to its ground; `taken-back`: the commit went as a whole; `settled`: its plan or file left. */
    readonly how: 'repaired' | 'taken-back' | 'settled';
    /** The commit that ended it. */
    readonly by: string;
    /** The refused commit behind the base, where that one is repaired. */
    readonly of?: string;
}
export interface WaivedBy {
    /** The change that it excuses. */
    readonly change: string;
    /** Why, as its author wrote it. */
    readonly reason: string;
    /** The last day on which the waiver counts, YYYY-MM-DD. */
    readonly until: string;
    /** What the finding would be without it. */
    readonly severity: Severity;
}
