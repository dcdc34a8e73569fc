import { type LogEvent } from './model.ts';
import type { RunView } from './run-view.ts';
/** Builds the view of one run, event by event. What breaks an invariant changes nothing: first starts and first ends stand. */
export interface ViewBuilder {
    take(event: LogEvent): void;
    view(): RunView;
}
export declare function viewBuilder(first: LogEvent): ViewBuilder;
