export type ParserName = 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'text-log';
