export declare const tooLarge: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly size: "is {size} bytes long; the limit is {limit}";
}>;
