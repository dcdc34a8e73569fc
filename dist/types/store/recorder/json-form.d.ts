/** Why a value cannot be written as JSON and read back as the same; undefined where it can. Members that are undefined are left out. */
export declare function jsonFault(value: unknown): string | undefined;
/** A copy of a value that `jsonFault` has nothing against. */
export declare function jsonCopy<Value>(value: Value): Value;
