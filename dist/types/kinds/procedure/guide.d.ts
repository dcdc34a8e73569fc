import { type SpecReading } from './validation-spec.ts';
/** The guide in a step's content (V4), and its completion proof (V6). */
export interface Guide {
    readonly text: string;
    /** Nothing is there, or only words that stand for something to come. */
    readonly isEmpty: boolean;
    /** Which of What, Why and How the guide has, with something in them. */
    readonly sections: readonly GuideSection[];
    /** The words with which it seems to send its reader to another document. */
    readonly refersTo: string | undefined;
    /** Undefined where the step asks for no proof. */
    readonly spec: SpecReading | undefined;
}
export declare const guideSections: readonly ['What', 'Why', 'How'];
export type GuideSection = (typeof guideSections)[number];
/** Reads a guide; whatever the content is, there is a result. */
export declare function readGuide(content: unknown): Guide;
/** One section of a guide: the word that makes it one, in small letters, and what stands under it. */
interface Section {
    readonly title: string;
    readonly body: string;
}
/**
 * The sections What, Why, How and Validation of a guide. A heading is `## What …`, a bold line `**What**`, or a label
 * `What: …`; it ends at the next of them, or at a heading with `#` that does not stand below it. Fenced code holds none.
 */
export declare function sectionsOf(text: string): Section[];
export {};
