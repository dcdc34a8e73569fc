import type { EventLogOptions } from './options.ts';
/** Everything a message about an event may say; what a breach does not know is ''. */
export interface BreachValues {
    readonly seq: number;
    readonly type: string;
    readonly run: string;
    readonly id: string;
    readonly field: string;
    readonly first: number;
    readonly found: string;
    readonly expected: string;
}
/** An event that breaks an invariant, with the number of the invariant. */
export interface Breach {
    readonly messageId: string;
    readonly invariant: string;
    readonly subject: string;
    /** The event from which on its run has to go for the breach to go: see `refusedBy`. */
    readonly refused: string;
    readonly pointer: string;
    readonly values: BreachValues;
    /** An earlier event that it contradicts. */
    readonly related?: {
        readonly pointer: string;
        readonly label: string;
    };
}
/** Where an event stands, kept for what opened something. */
export interface Mark {
    readonly seq: number;
    readonly type: string;
    readonly line: number;
    readonly run: string;
    /** Its id as a subject: see `eventId`. */
    readonly key: string;
}
export interface BreachDetail extends Partial<Pick<BreachValues, 'id' | 'field' | 'found' | 'expected'>> {
    readonly first?: Mark | undefined;
    /** The event that makes it a breach, where that is a later one. */
    readonly cause?: Mark;
}
/** Gathers breaches by rule. */
export interface Breaches {
    add(rule: string, messageId: string, invariant: string, at: Mark, detail?: BreachDetail): void;
    readonly byRule: ReadonlyMap<string, readonly Breach[]>;
}
/** @param known what was found before */
export declare function breachCollector(options: Pick<EventLogOptions, 'mode'>, known?: Breaches['byRule']): Breaches;
/**
 * A bad event is refused with the rest of its run, whoever appended that; other runs stay. Where every run has to be
 * terminated, none can be cut: it goes as a whole.
 */
export declare function refusedBy({ run, key }: Pick<Mark, 'run' | 'key'>, { mode }: Pick<EventLogOptions, 'mode'>): string;
/** Pointers lead into the list of all lines, whichever are blank. */
export declare function pointerTo(line: number, field?: string): string;
/**
 * What an event is known by: its run and `seq`. One whose `seq` does not increase is known by the one it follows
 * as well, or it would pass for another.
 */
export declare function eventId(run: string, seq: number, previous: number): string;
