import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Reader } from '../../formats/parsed.ts';
import type { TextForm } from '../../formats/text-form.ts';
import type { CodedProblem, Failure, Result } from '../values/result.ts';
import type { Context, Step } from './context.ts';
import type { Entities } from './entity.ts';
import type { FileFacts } from './file-facts.ts';
import type { Severity } from './finding.ts';
import type { Law } from './law.ts';
import type { JsonSchema, Rule } from './rule.ts';
import type { View } from './view.ts';

/** A companion file or folder member: its change is a change of the governed file. */
export interface Part {
  readonly role: string;
  readonly glob: string;
  /** Set where it holds state itself: what it says stands even where the governed file is gone. */
  readonly holds?: true;
}

/** What a kind made of the step behind a transition: the declared one, or what it inferred. */
export interface ExplainedStep extends Step {
  /** Where it was read. */
  readonly source: string;
}

/** Which files are its own. */
interface Match {
  /** Under these files are governed without any configuration. */
  readonly globs: readonly string[];
  /** Whether a text under such a name has this kind's shape; one that cannot be parsed at all may well have had it. */
  hasShape(text: string): boolean;
  /** Set where other files bear such names too: without configuration only texts that have the shape are governed. */
  readonly byShape?: true;
  /** Formats that are found each by names and a shape of their own, besides `globs`. */
  readonly formats?: readonly UsualFiles[];
  /** What a commit message asks to be judged even where files are unchanged; of the kind's `addressed.ts`, since hooks load it alone. */
  addressed?(message: string): Addressed;
  /** Ids in a file's bytes that no other file of the same entry may hold; what cannot be read holds none. */
  exclusiveIds?(chunks: readonly Uint8Array[]): ReadonlySet<string>;
}

/** How what a configuration says is checked; the errors are complete and sorted. */
export interface OptionChecks<Options> {
  /** What a `files:` entry says for this kind. */
  check(value: unknown): OptionsResult<Options>;
  /** The options of one of its rules. */
  checkRule(ruleId: string, value: unknown): readonly OptionFault[];
}

/** What a configuration may say of its files and rules. */
interface KindOptions<Options> extends OptionChecks<Options> {
  readonly schema: JsonSchema;
  readonly defaults: Options;
  /**
   * Options that no other kind has, so that an entry of `files:` that gives one need not name the kind; in its place the path of a
   * YAML file may stand that holds the value, and that file is policy like the configuration.
   */
  readonly inFiles?: readonly string[];
  /** Severities of rules that follow from options; what the configuration says of a rule goes before them. */
  implied?(options: Options): Readonly<Record<string, ImpliedSeverity>>;
}

/**
 * What it means that a file goes, begins anew, or gives way to another plan. `policy` is what `StateKind.policy` made of its
 * parts as they were before the range.
 */
interface Life<Doc, Options> {
  /** Severity of deleting such a file without an archive (docs/judging.md, 2, Files). Null is one that cannot be read. */
  deletion(doc: Doc | null, policy?: unknown): FileFacts['deletion'];
  /** Whether such a document has served its purpose, so that a new one may begin in its place. */
  isFinished?(doc: Doc, policy?: unknown): boolean;
  /** Whether a version takes away what an earlier one held, so that it matters whether an archive holds it. */
  replaces?(before: Doc, after: Doc): boolean;
  /** Set where files hold one plan after the other. */
  readonly plans?: Plans<Doc, Options>;
}

/** What a kind adds to a report of a transition. */
export interface Remarks {
  /** The step behind it. */
  readonly step?: ExplainedStep;
  /** What could not be judged for want of configuration, in plain sentences. */
  readonly notices?: readonly string[];
}

/** How subjects are put back; without it a file is put back as a whole (docs/judging.md, 2). */
interface EditDoc<Doc, Options> {
  /**
   * A document in which the named subjects are as they are in another version; nothing else is touched. From a version
   * that lacks the entity, or null, a field gets its empty value (open, zero, none) and an entity goes, with what hangs
   * on it. An entity that comes back brings its fields.
   */
  graft(doc: Doc, from: Doc | null, subjects: readonly string[]): Doc;
  /**
   * The texts of a version, by part, in which the named subjects say what they say in `target`, as the smallest edit of
   * each; parts that stay are left out. Undefined where that cannot be written in the file's format.
   */
  write?(
    version: Written<Doc>,
    target: Doc,
    subjects: readonly string[],
    options: Options,
  ): Texts | undefined;
}

/** How versions of a file are merged. */
interface Merge<Options> {
  /** How such a text is merged and compared, value by value; undefined where it is not read by itself. */
  form?(text: string, options: Options): TextForm | undefined;
  /** Whether such a file is a log: every line is finished, and a merge holds all that each parent holds. */
  isLog?(options: Options): boolean;
}

/**
 * One kind of state file (docs/architecture.md, Contracts in short). A kind only says what its states mean; how
 * changes become transitions, and what happens to findings, is the engine's. Methods never throw.
 */
export interface StateKind<Doc = unknown, Facts = unknown, Options = unknown> {
  readonly id: string;
  readonly title: string;
  readonly match: Match;
  readonly options: KindOptions<Options>;
  readonly life: Life<Doc, Options>;
  /** Companion files, or members of its folder. */
  parts(path: string, options: Options): readonly Part[];
  /**
   * The path of the governed file is handed in where it is known: parts may be named in relation to it. `memory` is that of an
   * earlier version of the file: what did not change is shared with it. What is read is the same with any memory, and with none.
   */
  read(options: Options, limits: Limits, path?: string, memory?: unknown): Reader<Doc>;
  /**
   * What a file's parts say of how it is judged, such as the graph that it moves on; undefined where they say nothing.
   * `compare` is handed it as it was before the change (docs/judging.md, 6). Parts that are absent are not in the map.
   */
  policy?(path: string, parts: ReadonlyMap<string, Uint8Array>, options: Options, limits: Limits): unknown;
  /** The only place that decides identity. Null is the empty state. */
  compare(before: Doc | null, after: Doc | null, context: Context, options: Options): Facts;
  readonly rules: readonly Rule<Facts>[];
  /** Rules about versions that need not be readable; they say what `state-file/unreadable` leaves to the kind. */
  readonly fileRules?: readonly Rule<FileFacts>[];
  /** What the document that the kind follows demands, and which of its rules judge it. */
  readonly laws?: readonly Law[];
  remarks?(facts: Facts): Remarks;
  readonly entities: Entities<Doc>;
  readonly edit?: EditDoc<Doc, Options>;
  readonly merge?: Merge<Options>;
  /** What else guards a write. */
  readonly guarded?: GuardedWrites<Options>;
  /** What a document shows; `now` (RFC 3339) is given where somebody asks at that moment. */
  view(doc: Doc, options?: Options, now?: string): View;
  /** All there is to see of a version, made of its bytes where the document holds less: every link of a graph, what runs did and when. */
  picture?(doc: Doc, chunks: readonly Uint8Array[]): View;
}

/** What a caller who writes state says of the run that it is of, where the state file is not to be asked. */
export interface Selection {
  readonly workflowId?: string;
  readonly graphRelPath?: string;
}

/** What a kind adds to writes that are judged before they happen; without it the gate's rules alone judge them. */
export interface GuardedWrites<Options = unknown> {
  /** The parts of one version with their exact paths, as far as the known ones tell; each says how the file is judged. */
  parts(
    path: string,
    version: Uint8Array,
    bytesOf: (role: string) => Uint8Array | undefined,
    options: Options,
    limits: Limits,
  ): readonly Part[];
  /** Judges a write in place of reading what stood there; undefined where only the gate's rules say something. */
  judge(
    path: string,
    before: Uint8Array | null,
    after: Uint8Array,
    companions: ReadonlyMap<string, Uint8Array>,
    options: Options,
    limits: Limits,
  ): { readonly ok: true } | Failure<CodedProblem> | undefined;
  /** The options under which a file is judged for a caller who selects; refused where the configuration says otherwise. */
  select?(path: string, options: Options, selection: Selection): Result<Options, CodedProblem>;
  /** By name, what a patch may ask for: the new bytes. */
  readonly operations: Readonly<
    Record<
      string,
      (before: Uint8Array, update: JsonValue | undefined, limits: Limits) => Result<Uint8Array, CodedProblem>
    >
  >;
}

/** Plans that follow one another in one file: entities of two plans are not the same, even under one id. */
export interface Plans<Doc = unknown, Options = unknown> {
  /** What tells the plan of a document from others; '' where it does not say. */
  key(doc: Doc): string;
  /** Whether a version holds another plan than the one before, so that the whole plan before is gone. */
  rotates(before: Doc, after: Doc, options: Options): boolean;
}

/** Texts by part; '' is the governed file. */
export type Texts = ReadonlyMap<string, string>;

/** A version as it stands: its texts, and the document that was read from them. */
export interface Written<Doc = unknown> {
  readonly texts: Texts;
  readonly doc: Doc;
}

/** Files that are recognised without a configuration: by where they usually are, and by what stands in them. */
export interface UsualFiles {
  /** What people call such files. */
  readonly title: string;
  /** The most general one first. */
  readonly globs: readonly string[];
  /** What a `files:` entry says for them. */
  readonly options: JsonObject;
  /** Absent where the name decides alone. A text that cannot be parsed at all may well have had the shape. */
  readonly hasShape?: (text: string) => boolean;
  /** Set where people have files of that name for other purposes too: they are proposed, and never governed unasked. */
  readonly isProposed?: true;
}

/** A rule's severity, or those of single messages of it. */
export type ImpliedSeverity = Severity | 'off' | Readonly<Record<string, Severity | 'off'>>;

export type OptionsResult<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly faults: readonly OptionFault[] };

/** One thing that is wrong about options: where (a JSON pointer into them, of the key itself where it is unknown), and what. */
export interface OptionFault {
  readonly pointer: string;
  readonly message: string;
  /** Set where something is not known: what, its name, and the names that are. */
  readonly unknown?: { readonly what: string; readonly name: string; readonly known: readonly string[] };
}

export interface Addressed {
  /** Paths that declarations name. */
  readonly paths: readonly string[];
  /** Whether a declaration names no path. */
  readonly unnamed: boolean;
  /** Whether there is a declaration that cannot be read: some file of the kind is judged, so that it is said. */
  readonly unread?: boolean;
}
