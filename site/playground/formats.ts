import { builtInGovernance, type Governance } from '../../src/config/govern.ts';
import type { StateKind, UsualFiles } from '../../src/engine/contract/kind.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';

/** One way to read a text: a kind, and of checklists the preset. */
export interface PlaygroundFormat {
  /** Stable, for links. */
  readonly id: string;
  readonly title: string;
  /** Where such a file usually stands. */
  readonly path: string;
  readonly governance: Governance;
  /** By its shape: formats that only a path tells apart are chosen by hand. */
  readonly recognises: (text: string) => boolean;
}

/** What many lists of boxes are, whoever else writes such. */
const general = 'markdown';

export const formats: readonly PlaygroundFormat[] = kinds.flatMap((kind) =>
  kind.match.formats === undefined
    ? [
        formatOf(kind, kind.id, {
          title: kind.title,
          globs: kind.match.globs,
          options: {},
          hasShape: shapeOf(kind),
        }),
      ]
    : kind.match.formats.map((usual) => formatOf(kind, String(usual.options.preset), usual)),
);

/** Where the name of a file tells its kind, nobody has to know its shape but here: the tree of tasks. */
function shapeOf(kind: StateKind): (text: string) => boolean {
  return kind.match.byShape === true
    ? kind.match.hasShape
    : (text) => /"children"\s*:/.test(text) && /"attempts"\s*:/.test(text);
}

function formatOf(kind: StateKind, id: string, usual: UsualFiles): PlaygroundFormat {
  const { title, globs, options, hasShape, isProposed } = usual;
  const [path, governance] = [pathOf(globs[0] ?? id), builtInGovernance(kind, options)];
  return {
    id,
    title,
    path,
    governance,
    // A text that cannot be read could be anything, and what is only proposed is of a shape that much else has.
    recognises: (text) =>
      (isProposed !== true || id === general) &&
      hasShape?.(text) === true &&
      kind.match.hasShape(text) &&
      isRead(governance, path, text),
  };
}

function isRead({ kind, settings }: Governance, path: string, text: string): boolean {
  const reader = kind.read(settings.options, defaultLimits, path);
  reader.push('', new TextEncoder().encode(text));
  return reader.end().doc !== null;
}

/** A file that such a glob matches. */
function pathOf(glob: string): string {
  return glob
    .replaceAll('**/', '')
    .replaceAll(/\{([^,}]*)[^}]*\}/g, '$1')
    .replaceAll('*', 'one');
}

/** The format that a text most probably has: of lists of boxes, which many formats are, the general one. */
export function recognised(text: string): PlaygroundFormat | undefined {
  const fitting = formats.filter(({ recognises }) => recognises(text));
  return fitting.find(({ id }) => id === general) ?? fitting[0];
}
