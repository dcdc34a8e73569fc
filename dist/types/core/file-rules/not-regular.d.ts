export declare const notRegular: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly link: "is a symbolic link, not a regular file";
    readonly submodule: "is a submodule, not a regular file";
}>;
