import { type LogState } from '../../kinds/event-log/judge-log.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { type Recorded, type Refusal } from './result.ts';
export declare const logLimits: {
    maxBytes: number;
    maxDepth: number;
    maxValues: number;
};
/** The bytes of a log, read to their end before each event, whoever wrote them. */
export interface LogBytes {
    readonly state: LogState;
    /** Reads what was appended, waiting a little for a line that another process is about to complete. */
    settle(): Recorded<null>;
    rest(): Buffer;
    cut(): void;
    tornRefusal(): Refusal;
    write(bytes: Buffer): Recorded<null>;
    sync(): Promise<Recorded<null>>;
    close(): Promise<Recorded<null>>;
}
/** @param descriptor of the file at `path`, open for reading and appending */
export declare function logBytes(path: string, descriptor: number, options: EventLogOptions): LogBytes;
