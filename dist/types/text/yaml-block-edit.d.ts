import type { MemberChanges } from './member-changes.ts';
import { type Splice } from './splice.ts';
import type { YamlContainer } from './yaml-containers.ts';
/** Members taken out, put in and moved as lines; comments before them and behind what stays keep their place. */
export declare function blockSplices(text: string, container: YamlContainer, changes: MemberChanges): Splice[];
