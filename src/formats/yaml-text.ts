import { Document, type DocumentOptions, type ScalarTag, type SchemaOptions, visit } from 'yaml';
import { isJsonObject, type JsonValue } from './json-value.ts';

/** How a text was written in whose place another comes. */
export type ScalarStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | undefined;

const exact: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => isJsonObject(value as JsonValue) && 'inexactNumber' in (value as object),
  resolve: (text) => text,
  stringify: ({ value }) => String((value as { readonly inexactNumber?: unknown }).inexactNumber),
};

/** What a reader of YAML 1.1 would take for something else than text is put in quotes. */
const options: DocumentOptions & SchemaOptions = {
  version: '1.2',
  schema: 'core',
  compat: 'yaml-1.1',
  customTags: [exact],
};

const layout = {
  lineWidth: 0,
  flowCollectionPadding: false,
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;

/** White space that is lost, and what some readers take for the end of a line. */
const unsafe = /^\s|[ \t]$|[ \t]\n|[^\n\t\x20-\x7e\u00a0-\u2027\u202a-\ufefe\uff00-\uffff]/;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

/** A value as the lines of a text, or on one line in brackets. */
export function yamlText(value: JsonValue, isFlow = false, style?: ScalarStyle): string {
  const document = new Document(value, { ...options, aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string') return;
      if (unsafe.test(node.value)) node.type = 'QUOTE_DOUBLE';
      else if (style !== undefined && key !== 'key' && !node.value.includes('\n')) node.type = style;
    },
  });
  const text = document.toString({ ...layout, collectionStyle: isFlow ? 'flow' : 'any' }).trimEnd();
  return text.replace(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
