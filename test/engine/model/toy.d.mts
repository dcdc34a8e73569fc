// biome-ignore lint/suspicious/noExplicitAny: the model is plain JavaScript
export function makeKind(options?: { goalposts?: boolean; graftable?: boolean }): any;
