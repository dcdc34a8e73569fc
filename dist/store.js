import { i as writeTree, n as fsWrite, r as loadTree, t as fsApplyPatch } from "./store2.js";
import { n as endProcedureIn, r as startProcedureIn, t as continueProcedureIn } from "./procedure-store.js";
export { continueProcedureIn, endProcedureIn, fsApplyPatch, fsWrite, loadTree, startProcedureIn, writeTree };
