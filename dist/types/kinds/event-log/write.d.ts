import type { Texts, Written } from '../../core/kind.ts';
import type { EventLog } from './model.ts';
/** What `StateKind.write` asks: a log with the lines of another one, every line that stays as it is. */
export declare function writeLog({ texts, doc }: Written<EventLog>, target: EventLog, subjects: readonly string[]): Texts | undefined;
