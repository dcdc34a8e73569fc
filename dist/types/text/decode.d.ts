import { type TextFault } from './text-fault.ts';
/** A text without its leading byte order mark; '' when a 'not-utf8' fault says that there is none to read. */
export interface DecodedText {
    readonly text: string;
    readonly faults: readonly TextFault[];
}
export declare function decodeText(bytes: Uint8Array): DecodedText;
/** The same for callers that already hold a string: lone surrogates are what UTF-8 cannot express. */
export declare function decodeString(text: string): DecodedText;
