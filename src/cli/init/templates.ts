import { templates } from './templates.generated.ts';

export type TemplateName = keyof typeof templates;

/** A template with its places filled; one between double quotes is escaped, for JSON, YAML and TOML alike. */
export function filled(name: TemplateName, values: Readonly<Record<string, string>> = {}): string {
  return templates[name].replace(
    /"\{\{([\w-]+)\}\}"|\{\{([\w-]+)\}\}/g,
    (_, quoted: string | undefined, plain = '') =>
      quoted === undefined ? (values[plain] ?? '') : JSON.stringify(values[quoted] ?? ''),
  );
}
