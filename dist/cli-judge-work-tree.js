export { t as errorsOfEdit } from "./cli-judge-work-tree2.js";
