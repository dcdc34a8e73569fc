import { buildReport, type Obstacle, type Report } from '../../core/report.ts';

/** What a hook has to say. Without a report there was nothing to judge. */
export interface HookResult {
  readonly report?: Report;
  /** Said beside the report, in plain words. */
  readonly notices: readonly string[];
}

/** The report of what could not be judged. */
export function refusedBy(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}
