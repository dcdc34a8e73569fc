import { parseFrontmatterAlone } from '../frontmatter.ts';
import { frontmatterSplices } from '../frontmatter-edit.ts';
import { defaultLimits } from '../limits.ts';
import { markdownPieces } from '../markdown-pieces.ts';
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
  write: (text, edits) => applied(text, frontmatterSplices(text, edits, yamlFormat.write)),
  isWhole: false,
  pieces: markdownPieces,
};
