/** Verbs that mean something to the rules, in their normal form. */
export declare const verbs: {
    readonly contains: 'contains';
    readonly elaborates: 'elaborates';
    readonly actsOn: 'acts on';
    readonly receivesFrom: 'receives from';
    readonly occupies: 'occupies';
    readonly inhabits: 'inhabits';
    readonly implementedIn: 'implemented in';
    readonly implements: 'implements';
};
/** Case does not count, and `_`, `-` and blanks are equal. */
export declare function normalVerb(text: string): string;
