import { type ContainedFolder } from './contained-folder.ts';
import { type Outcome } from './result.ts';
/** Runs work while no other guarded write of the same root does; a lock that a dead process left is taken away. */
export declare function withRootLock<Value>(folder: ContainedFolder, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>;
