/** How finely a range is judged: every commit, the range as one change, or each commit that looks like a squash as one. */
export declare const granularities: readonly ['auto', 'commit', 'squash'];
export type Granularity = (typeof granularities)[number];
