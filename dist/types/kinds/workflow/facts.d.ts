/** The codes of the runtime that the format was made for. */
export declare const codes: {
    readonly schema: 'E_SCHEMA_VALIDATION';
    readonly transition: 'E_INVALID_TRANSITION';
    readonly graph: 'E_GRAPH_INVALID';
    readonly frontmatter: 'E_INVALID_FRONTMATTER';
};
