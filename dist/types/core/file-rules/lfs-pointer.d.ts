export declare const lfsPointer: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly pointer: "is a Git LFS pointer, not the state itself";
}>;
