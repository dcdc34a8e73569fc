interface Generator {
  docPages(): Promise<readonly (readonly [file: string, text: string])[]>;
}

/** Every page with generated sections and what it should say; the scripts are plain JavaScript. */
export async function freshPages(): Promise<ReadonlyMap<string, string>> {
  const generator: Generator = await import(new URL('../../scripts/generate-docs.js', import.meta.url).href);
  return new Map(await generator.docPages());
}
