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
