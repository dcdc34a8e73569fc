import type { View } from '../../core/view.ts';
import type { EventLog } from './model.ts';
/** The runs of a log as a timeline, with the steps and calls that are under way. */
export declare function viewOf(log: EventLog): View;
