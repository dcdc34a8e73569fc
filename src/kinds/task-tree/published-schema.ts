import schema from '../../../schemas/task_tree/v1.schema.json' with { type: 'json' };

/** The schema of a tree as it is published, for programs that have this package and not its files. */
export function publishedSchemaText(): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
