import type * as ajv from 'ajv/dist/core.js';

export function loadAjv(): { readonly ajv: typeof ajv; readonly vocabularies: readonly ajv.Vocabulary[] };
