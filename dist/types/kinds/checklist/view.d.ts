import type { View } from '../../core/view.ts';
import type { Checklist } from './model.ts';
/** The checklist as a picture: a tree where items have parents, else a list; a log as its entries. */
export declare function viewOf(checklist: Checklist): View;
