/** Where the document that a kind follows wants a law enforced: as events are replayed, or before they are written. */
export type Enforcement = 'REPLAY' | 'EXEC';
/** What is lost where a law is broken: the purpose of the system, much of its value, or some of it. */
export type Priority = 'CRITICAL' | 'HIGH' | 'MEDIUM';
