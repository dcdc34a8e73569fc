import type { Report } from '../../engine/contract/report.ts';

/** Where git starts a hook, and what it hands over. */
export interface HookCaller {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** All of standard input, as text. */
  input(): Promise<string>;
}

/** What a hook has to say. Without a report there was nothing to judge. */
export interface HookResult {
  readonly report?: Report;
  /** Said beside the report, in plain words. */
  readonly notices: readonly string[];
}
