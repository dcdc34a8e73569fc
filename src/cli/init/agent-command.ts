import { type Caller, programKey } from './caller.ts';

/**
 * How an agent starts the hook: in any shell, in any folder of any clone, and for any agent that reads the same file. The
 * program is looked for from the current folder upward and in the main work tree, or asked of git's configuration; where it is
 * not installed nothing happens, since an agent may take a failure for a refusal of everything.
 */
export function agentCommand(caller: Caller, name: string): string {
  return `node -e "${finding(caller)};if(stateward){process.argv.splice(1,0,stateward);import(require('url').pathToFileURL(stateward))}" hook ${name}`;
}

/** JavaScript without double quotes that leaves the program's path in `stateward`, or nothing. */
export function finding({ script, named }: Caller): string {
  if (named !== undefined)
    return `let stateward;try{stateward=require('child_process').execFileSync('git',['config','--path','${programKey}']).toString().trim()}catch{}`;
  return `let{dirname:d,join:j}=require('path'),n='${literal(script)}',f=process.cwd(),stateward;for(;;f=d(f)){stateward=j(f,n);if(require('fs').existsSync(stateward))break;stateward='';if(f===d(f))break}if(!stateward)try{stateward=j(require('child_process').execFileSync('git',['rev-parse','--path-format=absolute','--git-common-dir'],{stdio:'pipe'}).toString().trim(),'..',n);if(!require('fs').existsSync(stateward))stateward=''}catch{}`;
}

/** For a string between single quotes that any shell has between double ones. */
function literal(path: string): string {
  return path.replace(/[^\w./@ -]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
