export interface LlmRequest {
    /** Which one is asked. */
    readonly model?: string;
    /** As JSON; it is written into the log. */
    readonly prompt?: unknown;
}
export interface LlmAnswer {
    /** As JSON; it is written into the log. */
    readonly response?: unknown;
    /** What it cost, as JSON. */
    readonly usage?: unknown;
    /** Which one answered. */
    readonly model?: string;
}
