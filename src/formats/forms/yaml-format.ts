import { parseFrontmatterAlone } from '../frontmatter.ts';
import { frontmatterEdits } from '../frontmatter-edit.ts';
import { defaultLimits } from '../limits.ts';
import { markdownPieces } from '../markdown-pieces.ts';
import { spliced } from '../splice.ts';
import type { ValueEdit } from '../value-edit.ts';
import { parseYaml } from '../yaml.ts';
import { yamlSplices } from '../yaml-edit.ts';
import { applied, readBack, type WrittenFormat } from './written-format.ts';

/** Anchors are part of YAML and harmless in small numbers. */
const yamlOptions = { maxAliases: 100, scalarKeys: true } as const;

const read: WrittenFormat['read'] = (source) => parseYaml(source, defaultLimits, yamlOptions);

export const yamlFormat: WrittenFormat = {
  read,
  write: readBack(read, (text, edits) => applied(text, yamlSplices(text, edits))),
  isWhole: false,
};

/** A page whose head is YAML. */
export const frontmatterFormat: WrittenFormat = {
  read: (source) => parseFrontmatterAlone(source, defaultLimits, yamlOptions),
  write: writeFrontmatter,
  isWhole: false,
  pieces: markdownPieces,
};

function writeFrontmatter(text: string, edits: readonly ValueEdit[]): string | undefined {
  const found = frontmatterEdits(text, edits);
  if (found === undefined) return undefined;
  const { from, to, yaml, splices } = found;
  const head = yaml.length === 0 ? text.slice(from, to) : yamlFormat.write(text.slice(from, to), yaml);
  return head === undefined ? undefined : spliced(text, [...splices, { from, to, text: head }]);
}
