import { type Recorded } from './result.ts';
/** What a run remembers (49 to 51): its own, gone with the run and the process, never written. */
export interface RunMemory {
    /** Keeps a copy of a JSON value. */
    set(key: string, value: unknown): Recorded<null>;
    /** A copy; undefined where nothing is kept. */
    get(key: string): unknown;
    /** Whether something was kept. */
    delete(key: string): boolean;
    /** In the order in which they were set. */
    keys(): readonly string[];
}
