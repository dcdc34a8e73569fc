/** Where a repository says how its state is judged; only these two files, at its top. */
export declare const configurationPath = ".stateward.yml";
export declare const waiversPath = ".stateward.waivers.yml";
