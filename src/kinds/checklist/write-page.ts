import { isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { layOutJson, styleOf } from '../../text/json-layout.ts';
import { memberLines } from '../../text/yaml-scalar-text.ts';
import type { Preset } from './preset.ts';

/** The text of a file that is one item of a folder; undefined where its format has no form of its own. */
export function newPage({ parse }: Preset, value: JsonValue): string | undefined {
  if (!isJsonObject(value)) return undefined;
  if (parse === 'json') return `${layOutJson(value, styleOf(''), '')}\n`;
  if (parse === 'yaml-map') return lines(memberLines(value));
  const { frontmatter, body } = value;
  if (parse !== 'md-frontmatter' || !isJsonObject(frontmatter)) return undefined;
  return lines(['---', ...memberLines(frontmatter), '---', '', ...(typeof body === 'string' ? [body] : [])]);
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
