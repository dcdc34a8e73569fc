import{x as safeJsonText}from"./hook.js";function jsonText(e){return`${JSON.stringify(e,null,2).split(`
`).map(safeJsonText).join(`
`)}\n`}export{jsonText as t};