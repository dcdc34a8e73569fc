/** Why a guarded write is refused. A kind's own codes (see its page) stand beside these. */
export declare const writeCodes: {
    readonly input: 'E_INVALID_INPUT';
    readonly sandbox: 'E_SANDBOX_VIOLATION';
    readonly precondition: 'E_PRECONDITION_FAILED';
    readonly readLimit: 'E_READ_LIMIT';
    readonly writeLimit: 'E_WRITE_LIMIT';
    readonly notFound: 'E_NOT_FOUND';
    readonly rules: 'E_RULE_VIOLATION';
    readonly configuration: 'E_CONFIG_INVALID';
    readonly locked: 'E_LOCKED';
    readonly io: 'E_IO';
};
export type WriteErrorCode = (typeof writeCodes)[keyof typeof writeCodes];
/** What was written. */
export interface WrittenFile {
    /** SHA-256 of the bytes before, in hex; null where there was no file. */
    readonly sha256Before: string | null;
    /** SHA-256 of the bytes as they stand now, in hex. */
    readonly sha256After: string;
    /** Set where the write is done and its line could not be added to the audit log. */
    readonly auditError?: string;
}
