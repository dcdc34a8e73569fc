import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

/** A repository with what pre-commit needs of this one, as it is now; pre-commit clones it. */
export function createProductRepository(): TemporaryRepository & { readonly rev: string } {
  const repository = createTemporaryRepository();
  for (const part of ['.pre-commit-hooks.yaml', 'dist', 'package.json'])
    cpSync(part, join(repository.directory, part), { recursive: true });
  repository.git('add', '--all');
  repository.git('commit', '-q', '-m', 'product');
  return { ...repository, rev: repository.git('rev-parse', 'HEAD') };
}
