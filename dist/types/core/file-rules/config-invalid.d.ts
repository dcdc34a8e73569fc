export declare const configInvalid: import("../rule.ts").Rule<import("./policy-facts.ts").PolicyFacts, undefined, {
    readonly next: "cannot be used: {reason}";
    readonly base: "on the base side it cannot be used ({reason}); the built-in defaults judge";
    readonly nested: "lies in a folder, and only the configuration at the top of the repository is read";
}>;
