import { type CodedProblem, type Result } from '../../../engine/values/result.ts';
/** What found something: a validation by its name, the file system, or what was handed in is not what is asked for. */
export type TreeErrorCode = 'E_SCHEMA' | 'E_INVARIANTS' | 'E_IMMUTABILITY' | 'E_STATUS' | 'E_CHILD_ADDITIONS' | 'E_NODE' | 'E_INPUT' | 'E_JSON' | 'E_IO';
/** `message` joins all errors in their order by `; `; `details.errors` lists them. */
export interface TreeError extends CodedProblem {
    /** Which validation found something. */
    readonly code: TreeErrorCode;
}
export type TreeResult<Value> = Result<Value, TreeError>;
