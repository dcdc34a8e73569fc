export function eq(left: unknown, right: unknown): boolean;
export function text(value: unknown): string;
export function clone<Value>(value: Value): Value;
// biome-ignore lint/suspicious/noExplicitAny: the model is plain JavaScript
export function makeEngine(kind: any): any;
