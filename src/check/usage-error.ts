/** What is wrong with how the program was called: exit 2, one plain sentence. */
export interface UsageError {
  readonly usage: string;
  /** Another exit code than 2: where the place is wrong, and not the call. */
  readonly code?: number;
}

export function usageError(usage: string): UsageError {
  return { usage };
}

export function isUsageError(value: object): value is UsageError {
  return 'usage' in value;
}
