import { decodeText } from '../../formats/decode.ts';
import { parseFrontmatterAlone } from '../../formats/frontmatter.ts';
import { isJsonObject, type JsonObject } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import { lastFew, onceFor } from '../../formats/once-for.ts';
import type { PartSource, ReadFault } from '../../formats/parsed.ts';
import { sourceText } from '../../formats/source.ts';

export const frontmatterRuleId = 'workflow/frontmatter';

/** Anchors are part of YAML and harmless in small numbers; more of them stand for values without end. */
const yamlOptions = { maxAliases: 100 };

export interface ReadFrontmatter {
  /** Undefined exactly where there are faults. */
  readonly frontmatter: JsonObject | undefined;
  readonly faults: readonly ReadFault[];
  readonly source: PartSource;
}

/** The frontmatter of a file. Faults of its text are the file's; those of the frontmatter are said by the kind's own rule. */
export function readFrontmatter(bytes: Uint8Array, limits: Limits): ReadFrontmatter {
  const decoded = decodeText(bytes);
  const parsed = parserWithin(limits)(decoded.text);
  const faults =
    decoded.faults.length > 0
      ? decoded.faults.map((fault) => ({ part: '', ...fault }))
      : parsed.faults.map((fault) => ({ part: '', ...fault, ruleId: frontmatterRuleId }));
  const value = isJsonObject(parsed.value) ? parsed.value.frontmatter : undefined;
  const frontmatter = faults.length === 0 && isJsonObject(value) ? value : undefined;
  return { frontmatter, faults, source: parsed.source };
}

const parserWithin = onceFor((limits: Limits) =>
  lastFew((text) => parseFrontmatterAlone(sourceText(text), limits, yamlOptions)),
);
