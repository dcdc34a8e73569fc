import type { Selection } from '../../engine/contract/kind.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { Outcome } from './result.ts';

/** What says how state is judged; null where the file is absent, `irregular` where it is a link or a folder. */
export interface PolicyFiles {
  readonly configuration: Uint8Array | null | 'irregular';
  readonly waivers: Uint8Array | null | 'irregular';
  /** What the configuration names in the place of options, by path. */
  readonly named: ReadonlyMap<string, Uint8Array | null | 'irregular'>;
}

/** A companion: one path, or every path below a folder that has a role. */
export interface CompanionPlace {
  readonly role: string;
  /** '' stands for the root, where `roleAt` is set. */
  readonly path: string;
  /** Set where `path` is a folder to look through: the role of a file below it, undefined for one that is no companion. */
  readonly roleAt?: (path: string) => string | undefined;
  /** Set where it says how the file is judged. */
  readonly isPolicy?: true;
}

/** Bytes by role. */
export type Companions = ReadonlyMap<string, Uint8Array>;

export interface Versions {
  readonly before: Uint8Array | null;
  readonly after: Uint8Array;
  readonly companions: Companions;
  /** Now, RFC 3339. */
  readonly at: string;
}

/** How one path is governed. */
export interface GuardedFile {
  /** Whether other files say how it is judged. */
  readonly hasPolicy: boolean;
  /** Whether bytes under that name are such a state file, where the name does not decide alone. */
  hasShape(bytes: Uint8Array): boolean;
  /** The companions of a version, as far as those that are known tell; asked again until it names no other. */
  places(version: Uint8Array, known: Companions): readonly CompanionPlace[];
  /** Refuses what could not have happened legally. */
  judge(versions: Versions): Outcome<null>;
  /** Applies an operation of `fs.apply_patch`; refused where the kind knows no such operation. */
  patch(before: Uint8Array, operation: string, update: JsonValue | undefined): Outcome<Uint8Array>;
}

export interface GuardPolicy {
  readonly maxBytes: number;
  /** Undefined where no kind governs a path. */
  govern(path: string, selection?: Selection): GuardedFile | undefined;
}

/** What judges guarded writes. */
export interface Guard {
  /** The files that a configuration names in the place of options, each once. */
  readonly namedFiles: (configuration: PolicyFiles['configuration']) => readonly string[];
  /** Made of the policy files as they stand; refused where these cannot be used. */
  readonly policy: (files: PolicyFiles) => Outcome<GuardPolicy>;
}
