/** What is wrong with how the program was called: exit 2, one plain sentence. */
export interface UsageError {
  readonly usage: string;
}

export function usageError(usage: string): UsageError {
  return { usage };
}

export function isUsageError(value: object): value is UsageError {
  return 'usage' in value;
}
