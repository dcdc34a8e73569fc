export declare const unreadable: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly next: "cannot be read: {reason}";
    readonly previous: "the previous version cannot be read ({reason}); the new one is judged as an added file";
}>;
