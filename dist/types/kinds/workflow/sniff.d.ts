/** Many files are called `workflow.md`; a run's has these keys, even where its YAML is broken. */
export declare function looksLikeRun(text: string): boolean;
