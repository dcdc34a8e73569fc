import { closeSync, openSync, readSync } from 'node:fs';
import type { LargeFile } from '../../app/versions/read-version.ts';

const chunkSize = 256 * 1024;

/** A file of which only its size and its digest are wanted: it is never held as a whole. */
export function largeFile(file: string): LargeFile {
  const chunk = Buffer.allocUnsafe(chunkSize);
  // Slow to load, and seldom wanted.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  const opened = openSync(file, 'r');
  try {
    let size = 0;
    for (let read = readSync(opened, chunk); read > 0; read = readSync(opened, chunk)) {
      hash.update(chunk.subarray(0, read));
      size += read;
    }
    return { size, digest: hash.digest('hex') };
  } finally {
    closeSync(opened);
  }
}
