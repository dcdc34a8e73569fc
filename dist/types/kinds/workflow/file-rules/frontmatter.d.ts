export declare const frontmatter: import("../../../core/rule.ts").Rule<import("../../../core/file-rules/file-facts.ts").FileFacts, undefined, {
    readonly unreadable: "the frontmatter cannot be read: {reason}";
}>;
