/** Foreign text as one short JSON string, safe to print: at most 40 code units of it, all visible. */
export declare function quote(text: string): string;
