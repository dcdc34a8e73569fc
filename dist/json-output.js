import{x as safeJsonText}from"./hook.js";function jsonText(value){return`${JSON.stringify(value,null,2).split(`
`).map(safeJsonText).join(`
`)}\n`}export{jsonText as t};