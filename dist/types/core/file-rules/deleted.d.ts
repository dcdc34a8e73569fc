export declare const deleted: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly refused: "the state file was deleted and its content is not kept anywhere";
    readonly warned: "the state file was deleted and its content is not kept anywhere";
    readonly finished: "the state file was deleted; everything in it was done";
    readonly archived: "the state file was deleted; its content is kept at {path}";
}>;
