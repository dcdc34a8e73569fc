/** The known name nearest to a mistyped one, or undefined where none is near. */
export declare function nearestName(name: string, known: readonly string[]): string | undefined;
