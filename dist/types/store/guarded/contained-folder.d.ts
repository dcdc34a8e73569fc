import { type Outcome } from './result.ts';
/** A folder below the root that no link led to. */
export interface ContainedFolder {
    /** A path of one of its entries, for calls of this process. */
    at(name: string): string;
    /** Makes what was renamed into it last, where the platform can; what is done stays done where it cannot. */
    sync(): Promise<void>;
    close(): Promise<void>;
}
/**
 * Opens a folder below the root step by step, so that none of the steps is a link, and stays there: where the platform
 * can, what is swapped on the way later leads nowhere else. Undefined where it is absent and was not to be made.
 */
export declare function openContained(root: string, names: readonly string[], { make }: {
    readonly make: boolean;
}): Promise<Outcome<ContainedFolder | undefined>>;
/** The bytes of a regular file in a folder; null where there is none. */
export declare function readContained(folder: ContainedFolder, name: string, path: string, mostBytes: number): Promise<Outcome<{
    readonly bytes: Buffer;
    readonly mode: number;
} | null>>;
/** Refuses a name that a file system may take for another one that is there. */
export declare function refuseTwin(folder: string, name: string, path: string): Promise<Outcome<null>>;
/** For what may fail in a known way: undefined then. */
export declare function ignoring(...codes: readonly string[]): (error: NodeJS.ErrnoException) => undefined;
