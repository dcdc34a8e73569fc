import type { ProcedureFacts } from './facts.ts';
import type { SchemaError } from './model.ts';
import { type Refusal } from './refusal.ts';
/** What an error against the schema refuses: what is new in an entry, or the whole entry where that is. */
export declare function schemaRefusal(facts: ProcedureFacts, error: SchemaError): Refusal;
