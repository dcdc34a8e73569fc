import{n as e,r as t}from"./catalogue.js";import{C as n,K as r,d as i,f as a,h as o,l as s,p as c,s as l,v as u}from"./hook.js";import{t as d}from"./listed-paths.js";import{t as f}from"./kinds2.js";import{R as p}from"./texts.js";import{I as m}from"./check.js";import{t as h}from"./start.js";import{r as g}from"./hook-names.js";function _(e,t){let n=v(t.replace(/^\s*(?:invariants?|law)\s+(?=\d)/i,``).replace(/^(\d+[abc]?)\.\d+$/,`$1`));if(n===``)return[];let r=e.filter(({id:e})=>v(e)===n);if(r.length>0)return r;let i=e.filter(({title:e})=>v(e)===n);return i.length>0?i:e.filter(({names:e,besides:t,enforcement:r=``,priority:i=``})=>[...e,...t,r,i].some(e=>v(e)===n))}function v(e){return e.toLowerCase().replace(/[^\p{L}\p{N}]/gu,``)}function y(e,t,r){let i=(e,t)=>t.flatMap(e=>o(e,r-9)).map((t,n)=>`${(n===0?e:``).padEnd(9)}${t}`.trimEnd()),a=[e.kind,...e.enforcement?[`[${e.enforcement}]`]:[],...e.priority?[e.priority]:[]];return`${[...o(`${e.id}: ${e.title}  (${a.join(`, `)})`,r),``,...e.says===void 0?[]:i(`Demands`,[e.says]),...e.differs===void 0?[]:i(`Here`,[e.differs]),...i(`Rules`,e.rules.map(e=>`${e}: ${t(e)}`)),...e.besides.length===0?[]:i(`Besides`,[e.besides.join(`, `)]),...e.rules.length===0?[]:i(`More`,[`${n()} explain ${e.rules[0]}`]),...i(`Page`,[g(`kinds/${e.kind}.md`)])].join(`
`)}\n`}function b(e,t,n){let r=(e,t)=>t.flatMap(e=>o(e,n-9)).map((t,n)=>`${(n===0?e:``).padEnd(9)}${t}`.trimEnd());return`${[`${e.id}  (${e.severity===`off`?`off until it is switched on`:e.severity})`,...o(e.title,n),``,...r(`Why`,[e.why]),...r(`Repair`,[e.fix]),...r(`Says`,Object.entries(e.messages).map(S(e))),...r(`Judged`,[`${e.scopes.map(w).join(`; `)}${T(e)}`]),...e.laws.length===0?[]:r(`Law`,[e.laws.join(`, `)]),...e.supersedes.length===0?[]:r(`Instead`,[`of ${e.supersedes.join(`, `)}, where both find the same thing wrong`]),...e.options===void 0?[]:r(`Options`,[`${JSON.stringify(e.options.defaults)} by default`]),...e.fixed?[`It cannot be switched off or weakened.`]:[],...t===``?[]:[``,...x(t,n)],``,...r(`Examples`,[g(`rules/${e.id}.md`)])].join(`
`)}\n`}function x(e,t){let n=!1;return e.split(`
`).flatMap(e=>{if(e.startsWith("```")&&(n=!n),e.startsWith("```"))return[];if(n)return[`  ${e}`];if(e.startsWith(`|`)||e===``)return[e];let[,r=``,i=``]=/^(\s*(?:[-*]|\d+\.) )?(.*)$/.exec(e.replace(/^#+ /,``))??[],a=` `.repeat(r.length);return o(i,t-r.length).map((e,t)=>(t===0?r:a)+e)})}function S({messageSeverities:e,severity:t}){return([n,r])=>{let i=e[n],a=r.replace(/\{(\w+)\}/g,(e,t)=>`<${t}>`);return i===void 0||i===t?a:`${a}  (${i})`}}const C={snapshot:`one version by itself`,step:`each commit`,merge:`each merge`,net:`a range as a whole`};function w(e){return C[e]??e}function T({needs:e}){return e.length===0?``:`; needs ${e.map(e=>typeof e==`string`?e:e.join(` or `)).join(` and `)}`}const E={"config/changed":"Whoever can change the configuration can switch the gate off. A change of it therefore never judges itself: what stands on the base side judges, and the change counts from the next one on (Policy). It is a warning and not an error, because changing the configuration is legal; what matters is that a person sees it. The message says which files would come under the gate and which would leave it.\n\nTwo changes are notes, which `--fail-on warning` lets pass and hooks do not print: the first configuration of a repository, such as `stateward init` writes it, as long as whatever is recognised without one is judged as before, now and later; and a change of comments or of their form alone.\n\nWaivers are told in the same way. They count once they are on the base side (for a hook that is `HEAD`, so that a waiver and what it waives are two commits, the waiver first), or at once where the configuration of the base says `waiversFrom: head`.\n\nA file that the configuration names in the place of an option is policy too: a change of it is told at that file, with the files that are judged by it.\n\nWhat it leaves alone: the same bytes on both sides, also where commits between them changed the file and took it back; a configuration in a folder, which is `config/invalid`.\n\n## Back to green\n\nA warning does not fail the gate unless `--fail-on warning` is given. Have the change approved by whoever owns the gate, and see to it that nobody else can merge it: name both files in `CODEOWNERS` (who owns the files).","config/invalid":"A mistyped key is not ignored: `file:` instead of `files:` would leave everything to detection, and nobody would know. Whatever is not understood is named with its line and the nearest known name.\n\nWhich side is broken decides how grave it is (Policy). Where the head cannot be used, the change would break the gate for everybody after it: an error (`next`). Where only the base side cannot be used, the change mends it: a warning (`base`), and until it is merged the built-in defaults judge. Where both cannot be used it is an error again. The same holds for the waivers; waivers that cannot be used excuse nothing.\n\nA file that the configuration names, such as a preset, is a part of it: a fault in it is reported at its own line, and one that is not there at the line that names it.\n\nOnly the configuration at the top of the repository is read. One that is added in a folder would look as if it governed what lies beside it, so it is an error (`nested`) unless `ignore:` covers it. A link or a submodule at the path of the configuration is an error too: what it points to is not what was reviewed.\n\nWhat it leaves alone: a configuration that is absent, which is the built-in one; configurations in folders that stand there already.\n\n## Back to green\n\nCorrect the line that is named. `stateward check` on the command line reads the configuration of the work tree and reports the same faults. An editor that knows the schema shows most of them while you type.","config/matches-nothing":"A mistyped path looks exactly like a guarded file, until somebody tampers with it. So each entry of `files:` has to match something: a path that stands on either side of the change, or that one of its commits touches.\n\nWhat it leaves alone: entries of `ignore:`, which may be there for what tools create; entries whose file the change deletes or adds; an entry that a later one overrides, as long as it matches; an entry whose path is one that a format is known by (`**/prd.json`), as `stateward init` writes them so that the next file of that name is governed: it waits, and no mistyped path reads so.\n\n## Back to green\n\nA warning does not fail the gate unless `--fail-on warning` is given. Correct the path: it counts from the top of the repository, and case counts. Remove an entry whose file is gone for good. Where entries wait for files that come later, switch the rule off.","config/waiver-expired":`A waiver excuses one change, for a time. It counts to the end of the day that it names, in UTC. For fourteen days after that it still counts, and this warning says so (\`ending\`); then the finding is an error again, and the warning says why (\`ended\`). The clock is the later of the head's and the base tip's committer date, so that the same commits are judged in the same way whenever that is done.

What it leaves alone: waivers that no finding asks for, however old they are. They excuse nothing, and whoever cleans up may remove them.

## Back to green

Bring the state back to what was accepted, or have the owner give the waiver a later day. Once the waived change is on the base side the waiver is not needed any more: nothing behind the base is judged again.`,"state-file/begun-anew":`What comes back at a path is judged against what stood there last, however long ago: deleting a file and adding it again launders nothing (The account). Only where the old one was finished (all of it done; a run completed or failed; every run of a log at its end) and is kept in an archive does the path become free. Then the new file is judged as a file that is new, and this note says so. For a checklist it is enough that its deletion was a note.

A file that was moved away is its own archive. The new one starts as any new file of its kind may: work that it brings done is judged by the rule of its kind about that, for task trees \`task-tree/initial\`. The net of the range is judged before and after it by itself.

What it leaves alone: a new file where nothing stood; and one that comes where an unfinished one stood, which is judged as a change of that one.

## Back to green

Nothing to do: it is a note.`,"state-file/case-collision":"Git keeps `State.json` and `state.json`, or `é` written as one character and as two, as different files. Windows and macOS do not: a checkout there holds one of the two, the next commit from there may record one under the name of the other, and nobody has edited anything.\n\nThe error stands at the commit that brings the second of the two, and names the first. Two paths are taken for the same if they are equal after canonical decomposition (NFD), with each character in upper and then in lower case; characters that become several in upper case (`ß`) keep their own, as they do on these file systems. One of the two has to be governed, the other need not be. If both are, the one that came last has the error.\n\nWhat it leaves alone: pairs that stood already, which `check --all` still reports; a rename that only changes case; folders whose names differ in case while no two files in them have the same name.\n\n## Back to green\n\nRemove or rename one of the two files in the next commit: `git mv` or `git rm`. If the file that came last is the one that goes, its deletion is the repair and no error of its own.","state-file/deleted":`Deleting the file and adding it again later would start every mark and every counter from nothing. So a deletion is judged, and a file that comes back at its path is judged against its last readable version, in the range or on the first-parent line behind it: deleting and re-creating launders nothing (Files that come, go and change nature).

How much it weighs depends on the kind. Where only tools write the file it is an error (\`refused\`); where people do tidy their files it is a warning (\`warned\`). It is a note (\`archived\`) when the content is kept, and where all that it said was done (\`finished\`): a checklist of done items, a run of a workflow that completed the node at which its graph ends. Where a file goes that only says how the files of its folder are read, and these stay, they are judged on to the end of the range, and a warning says so (\`left\`).

An archive is a regular file that some commit of the range adds, before the deletion, with it or after it, and that at the head of the range holds

- the same bytes, or
- at least nine tenths of the entities, and every done one, equal by value, when it is read as the same kind. Any path will do but one that another kind governs.

A hook and \`check --commit\` see one commit, so there the archive has to be in the same one. For a deletion in a merge the archive holds what each side that changed the file had. Only the hundred added files whose names are most like the deleted one's are looked into, those with the same bytes first, and no more bytes than one state file may have; what cannot be read is no archive. For a large import, archive the same bytes.

A move is no deletion: a governed file goes and another one of its kind comes in the same commit, with the same bytes or with at least half of what it said, measured as the length of the equal fields of entities with the same id. So a move may carry a step, and tampering in a move is judged as that tampering, at the new path. With less than half it is a deletion, and a file that is new. Nothing moves onto the path of a file that was deleted in the range: what comes there is judged against that file.

In a merge each side's file is found at its own path. A file that one side deleted was judged there; here it is reported when another side worked on it meanwhile, or when the merge drops what one side added.

What it leaves alone: a file that loses entities but stays, which the rules of its kind judge.

## Back to green

Restore the file: \`git checkout <accepted commit> -- <file>\`, commit, push. If the work is over and the file shall go, add it unchanged under another name, in the same commit or, where the range is judged, in a later one.`,"state-file/lfs-pointer":"With Git LFS the commit holds three lines that name the content by its hash; the content itself lies on another server. The gate reads git objects only, so it would judge a pointer and never the state. It would also pass: the next pointer looks like the last one. A file counts as a pointer when it begins with `version https://git-lfs`.\n\nWhat it leaves alone: other files of the repository that are stored with LFS.\n\n## Back to green\n\nTake the path out of `.gitattributes` (`filter=lfs`), run `git add --renormalize <file>`, and commit the file itself.","state-file/not-regular":`A submodule at a governed path holds a name, not a state: what it stands for changes in another repository. The same is true of a symbolic link that leaves this repository.

What it leaves alone: links that lead to a file of this repository. They are followed by reading git's objects, never through the file system. What lies behind a governed link is judged as the content of the governed path: an edit of the target alone, or a link that leads elsewhere, is a change of the state, and a finding names the governed path and, as \`target\`, the file in which the content lies. So is what stands behind a link to a folder, such as \`.runner -> store/runner\`. A link at a governed path that leads to no file is reported here; behind a link to a folder a file that is not there is deleted. The decision has the details.

## Back to green

Commit the state as a regular file at this path, or as a link with a relative path to a file of this repository. The new version is judged against the last one that could be read.`,"state-file/reverted":`A revert of a commit that holds work and its record takes both back, and that is honest: the record says again what is true. So an exact revert (the same paths, each as the reverted commit left it, each again what it was before) of a commit that also changed files that are not governed is legal for every rule. It is said, because whoever relied on that work should know (Reverts). The range is cut there: what lies before and after is judged by itself.

What it leaves alone: the revert of a commit that touched governed files only, which would be a way to reset a counter; and a partial revert. Both are judged like any other commit. So is, in a hook, a revert whose message is not known yet (reverts).

## Back to green

It is a warning: nothing has to be done. If the work was not meant to go, revert the revert.`,"state-file/taken-back":`A commit is refused as one. While it and all that came after it in the file were refused, putting the file back, by value, to what it was before takes the commit back, and that is legal for every rule but those on counters: so \`git revert <commit>\` and \`git checkout <commit>^ -- <file>\` are a way back (The account). Whatever honest work the commit held besides went with it, and this note names it, so that somebody does it again.

What stood refused before that commit stands refused again. The errors of the commit itself become notes that say \`taken back in <commit>\`; where it held nothing else, they are all there is to say, and this rule is silent.

What it leaves alone: a merge, which is repaired and not taken back; and a file on which honest commits have worked since, where only the refused subjects return.

## Back to green

Nothing to do: it is a note. Do the named work again, in a commit of its own. To keep such work, put back only what is refused.`,"state-file/too-large":`A limit protects the gate from a file that was made to exhaust it. What is beyond the limit is not parsed, and what is not parsed cannot be judged, so it cannot pass either. The limit on one file is \`limits.maxBytes\`; depth and number of values have limits too, and exceeding those is \`state-file/unreadable\`.

What it leaves alone: the limits of the gate itself, such as time and memory. Those are "cannot judge" and nobody's fault.

## Back to green

Move finished work into an archive file, or ask an owner to raise \`limits.maxBytes\` in the configuration of the base branch.`,"state-file/unreadable":`A file that is broken for one commit would hide everything that this commit does to it. So what cannot be read is always an error, and the next version that can be read is judged against the last readable one of the judged range.

Unreadable is: not UTF-8, a byte order mark in the middle, broken syntax, a repeated object key, a \`__proto__\` key, conflict markers, nesting or a number of values beyond the limit. A repeated key counts because readers disagree about which of the two is meant. \`previous\` is a warning: the version before could not be read and nothing earlier was at hand (two files, a hook, a range that begins after the file was broken), so the new one was judged as an added file.

What it leaves alone: a byte order mark at the very start, which is skipped; text that only looks like a conflict marker inside a string; values that are well formed and wrong, which the kind's own rules name.

## Back to green

Correct the text at the position that the finding names: your other edits stay. \`git checkout <accepted commit> -- <file>\` restores the last readable version and loses them.`,"task-tree/attempt-limit-raised":`A node is stuck when \`attempts\` has reached \`max_attempts\`, and "the runner, not the agent, decides when a node is stuck" (Attempt Saturation). An agent that raises the limit while it steps grants itself further attempts. The laws let open nodes be edited, hence a warning; with the kind's option \`runnerOwned: [max_attempts]\` it is an error.

What it leaves alone: a limit that is raised in a commit without any step, which is how an owner does it; a lowered limit; the limit of a new node; a declared replan.

## Back to green

Put \`max_attempts\` back. If the node deserves further attempts, an owner raises the limit in a commit that does nothing else to the tree's state.`,"task-tree/attempts-bound":"The runner increments `attempts` only while it is below `max_attempts` (Attempt Saturation), so a higher count was not written by it (Attempts bounds). It also arises when somebody lowers the limit below what was used.\n\nWhat it leaves alone: `attempts` equal to `max_attempts`, which means that the node is stuck and is legal; values of the wrong type, which `task-tree/schema` names; a breach that the version before had already.\n\n## Back to green\n\nPut `attempts` back to what the runner counted. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.","task-tree/attempts-decreased":"Between the two ends of a range the single steps are not visible, but a counter only ever grows: whatever happened in between, a lower value gives the node attempts that it has used up. Commit by commit the same is found, more exactly, by `task-tree/state-update`.\n\nWhat it leaves alone: nodes that are gone, and ids that return after removal (`task-tree/readded`). On passed nodes `task-tree/immutability` names the change instead.\n\n## Back to green\n\nPut the counter back to the value it had. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.","task-tree/canonical":`The reference runner writes a tree in one form (Canonicalization): children sorted by (order, id), keys in schema order, two spaces, one trailing newline. Where only tools write the file, the rule keeps diffs about what changed. It is off because people may format their files as they like.

What it leaves alone: a tree that does not follow its schema, which has no canonical form; files that were not canonical before and are still the same.

## Back to green

Write the tree with \`stateward step\`, or format it as described.`,"task-tree/child-additions":"Decomposition is local: only the selected node may gain children, and only by `status=decomposed` (Child Addition Restriction). Work that appears anywhere else was planned by no step, and it hides in the diff of a step that is about something else.\n\nMoving an open node under another parent is an addition for the new parent, as in the reference implementation. With `moves: allow` only children that are new to the tree count.\n\nAn open tree under another root is an addition too, to `<root>`: the laws compare nodes that both versions hold, and a new root would let every stuck node begin again under a new id. A root that passed is left to `immutability`, a plan that is made anew to a declared replan.\n\nWhat it leaves alone: removed and edited open nodes; a declared replan; children of nodes that are new themselves.\n\n## Back to green\n\nDeclare `status=decomposed` on the node that gains the children, in a commit of its own, or take them out. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.","task-tree/children-sorted":"The order of children decides which open leaf is the leftmost one, that is, what the runner works on next. Sorting by (order, id) makes it a property of the tree instead of an accident of the last edit (Semantic Invariants and Canonicalization). Ids compare by Unicode code point: capitals before small letters, and beyond the Basic Multilingual Plane not as JavaScript's `<` would have it.\n\nWhat it leaves alone: children with the same `order`, as long as their ids are sorted.\n\n## Back to green\n\nSort the children by `order`, then by `id`; `stateward step` does it on every write.","task-tree/decompose-mode":"`next` says what a node is for: `decompose` means that its step plans children, `execute` that its step does the work. In execute mode no node may gain children (Child Addition Restriction), so `status=decomposed` on such a node contradicts the mode it had when the step began. An agent that finds its task too hard could otherwise split it and count no attempt.\n\nWhat it leaves alone: an open node whose `next` is edited in an earlier commit; what a `done` or `retry` step does to children, which is `task-tree/status`.\n\n## Back to green\n\nSet the node's `next` to `decompose` in a commit of its own, then decompose it; or finish it without new children.","task-tree/derived-passes":`The mark of an inner node follows from its children (Derived Internal Passes), "regardless of what the agent claims". Over a range the rule holds the result against that; commit by commit \`task-tree/state-update\` does.

What it leaves alone: leaves; an inner node whose mark was at odds with the same children at the base already.

## Back to green

Set \`passes\` of the inner node to what its children say. Or take the accepted version back: \`git checkout <accepted commit> -- <file>\`, commit, push. The report names that commit.`,"task-tree/goalposts":`The laws let an agent edit an open node freely (Passed-Node Integrity), and a passed one not at all. Between the two lies the commit in which the node passes: there the goal can be replaced by one that is met. Real histories show that tampering hides exactly here. It is a warning, since the change may be an honest correction.

What it leaves alone: \`title\`, \`order\` and other fields that promise nothing; a goal that changes while the node is open, in a commit before. Over a range the rule compares the ends: open at the base, passed at the head, contract different. Each commit may have been legal by itself then, and the message asks no more than to look at the new goal.

## Back to green

Take the edit back, or make it in a commit of its own while the node is open, and let the guard run against it.`,"task-tree/guard-evidence":"The `guard` handed to the gate is the result of the job that ran the tests on the head. If it failed, a pass that still stands there is refuted, whatever the commit message says (Claims and proof). A leaf that is new and already passes counts too.\n\nWhat it leaves alone: passes that stood before the change; `guard: skipped`, which verifies nothing and refutes nothing; runs without a guard, where every pass stays a claim.\n\n## Back to green\n\nMake the guard succeed, or set `passes` back and declare `status=done guard=fail`.","task-tree/immutability":'Nodes with `passes: true` are immutable (Passed-Node Integrity). Whoever relied on one would not be told that it now means something else; and the cheapest way to change what "done" means is to edit it afterwards. The comparison covers all fields, children included, so a changed child makes its passed ancestors "changed" too, as the literal messages say.\n\nWhat it leaves alone: open nodes, which may be edited, removed and moved; the order of keys and the formatting. A tree whose root passed is frozen as a whole; the kind\'s option `rotation: allow` lets an untouched tree replace it (`task-tree/rotation`).\n\n## Back to green\n\nPut the passed node back exactly as it was, and plan further work as a new, open node. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.',"task-tree/initial":"Nothing has run when a tree is added. A mark in it claims work that no step did, and a counter says that attempts were made of which there is no record. The rule also keeps a tree from being deleted and added again with better numbers.\n\nWhat it leaves alone: a tree that is added together with its steps, declared by two or more `Agent-Step:` lines. The lines are then replayed from the untouched tree and `task-tree/state-update` judges the result. Over a range nothing is said, since the steps may lie in between.\n\n## Back to green\n\nCommit the tree with `passes: false` and `attempts: 0` everywhere, then step.","task-tree/max-attempts":`A node with \`max_attempts: 0\` is stuck before anybody has worked on it, and blocks everything to its right. The schema allows 0; this invariant does not (Max attempts positive).

What it leaves alone: negative values and values of another type, which \`task-tree/schema\` names too.

## Back to green

Set \`max_attempts\` to 1 or more.`,"task-tree/merge-invented":`A merge commit brings two lines of work together; it is not a step. A value that neither side holds, and that no single step from either of them explains, was typed while resolving the merge, where reviews seldom look (Merges). Counters may lie anywhere between the larger side's value and the sum of both sides' increments.

What it leaves alone: values that one side holds, since they were judged where they were made; inner nodes' \`passes\` and the order of lists, which follow from the rest; a value that a legal step from one of the parents would give. Where another rule already names the node against every parent, that finding stands alone. For task trees one always does, as far as is known: the rule is the net below them.

## Back to green

Merge again, take one side's value for the subject, and make the change in a commit of its own.`,"task-tree/merge-lost":`What one side did since the merge base still holds in the result: a pass, an attempt, an edit, a new node, a removal (Merges). A resolution that takes "ours" for the whole file drops the other side's work without a trace, and lets a branch rid itself of counted attempts by merging.

Where both sides changed a value, the result holds one of the two; done wins over open.

What it leaves alone: inner nodes' \`passes\` and the order of lists, which follow from the rest.

## Back to green

Merge again and keep what that side did. If it shall be undone, undo it in a commit of its own, which is then judged as a step.`,"task-tree/passed-by-removal":`An inner node passes when all its children do (State Updates), and open nodes may be removed (Passed-Node Integrity). Together that is a way to finish a feature by dropping what is left of it. Often it is honest: the work turned out not to be needed. So it is a warning that names what vanished, for a person to look at.

What it leaves alone: open nodes that are removed while their parent stays open; passed nodes that are removed, which is \`task-tree/immutability\`.

## Back to green

Put the open nodes back; or say in the commit message why they are not needed, and let an owner accept the warning.`,"task-tree/passes-withdrawn":"`passes` never goes back: no row of the table sets it to false, and what somebody relied on would be open again without anybody saying so. A node that passed is also immutable, so `task-tree/immutability` names the same change and this rule keeps silent beside it. It speaks where immutability is switched off.\n\nWhat it leaves alone: nodes that are gone; single commits, in which `task-tree/state-update` judges every mark.\n\n## Back to green\n\nSet `passes` back to true, and plan the further work as a new node. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.","task-tree/readded":`An open node may be removed, and a new node starts with no attempts. Removing a node and adding it again, a commit later, therefore resets its counter. The rule remembers the nodes that vanished within the judged range (\`vanished\` in the context) and names the attempts the id had when it was last seen.

What it leaves alone: an id that is new to the range; a node that only moved, which never vanished. Between two files, with no range, the rule is listed under "not judged".

## Back to green

Give the node the attempts it had, in the commit that adds it, or use a new id if it is different work.`,"task-tree/replan":"`status=replan` is a person's step: open nodes may be added anywhere, moved, removed and edited, and limits changed. The reference runner knows no such step. So that an agent cannot hand itself a free edit by declaring one, a declared replan is an error until the configuration of the base side says `replan: note`, or a waiver excuses this one.\n\n`passes` and `attempts` of existing nodes stay as they are in a replan, new nodes are open with no attempts, and passed nodes are untouched; the rules that say so judge a replan as well.\n\nWhat it leaves alone: edits and removals of open nodes without any declared step, which the laws allow.\n\n## Back to green\n\nAsk an owner to set `replan: note` for this file on the base branch, or for a waiver; or undo the replan and step node by node.","task-tree/rotation":"A tree whose root passed is frozen, so the next plan needs another file, unless the kind's option `rotation: allow` stands on the base side. Then an untouched tree (every `passes` false, every `attempts` 0) may replace the finished one. It is always reported, as a note, because it removes what was done from the current file.\n\nWhat it leaves alone: everything while the option is `forbid`; then `task-tree/immutability` refuses the replacement.\n\n## Back to green\n\nNothing to do. Keep the old tree in an archive if somebody may ask for it.","task-tree/schema":`A tree follows \`schemas/task_tree/v1.schema.json\` (Schema Validation): ten fields, all required, no others. A tool that guesses what a missing or mistyped field means reads another tree than the next one does. All errors are reported, each at its own place. Integers beyond ±9007199254740991 are refused instead of rounded.

Rules about steps still run where the tree can be read at all; a value of the wrong type counts as false or 0 there, and is reported once, here.

What it leaves alone: what a schema cannot say, which the other snapshot rules judge; faults that the version before had already.

## Back to green

Correct each field that the findings name. \`stateward status\` shows whether the file can be used again.`,"task-tree/selected-node":"The runner selects the leftmost open leaf: depth first, children in order. A step on an inner node or on a node that has passed is not something the runner does; declaring one moves attempts and passes away from the work (`notOpenLeaf`, `complete`). All that its commit changed is refused then, since no step declares it; where it changed nothing there is nothing to put back, and it is a warning (`idle`). A step on an open leaf that is not the leftmost one is a warning: the work may be honest, but the plan's order was not kept.\n\nWhat it leaves alone: a replan, which is about the whole tree; a node that the tree does not hold, which `task-tree/status` names. Where several lines are declared, each is judged on the tree as it stood when its turn came.\n\n## Back to green\n\nWork on the leftmost open leaf and declare that node (`stateward status` shows it). If another node is more urgent, change `order` in a commit of its own first.","task-tree/state-update":'`passes` and `attempts` belong to the runner: "agent edits are ignored" (State Updates). The rule computes what the runner would have written (reset from the previous version, the row of the table applied to the selected node, inner nodes derived) and compares field by field. With the kind\'s option `runnerOwned`, `next` and `max_attempts` belong to the runner too.\n\nWhere no step was declared, the step that fits is looked for. If none fits, the findings are those of the nearest one, and `data.legalMoves` lists the rows of the table that would have been legal.\n\nWhat it leaves alone: the order of children and the formatting; a wrong `passes` on a node that `task-tree/immutability` or `task-tree/undeclared-pass` already names; an inner node that follows its children, where the child is what is wrong.\n\n## Back to green\n\nWrite the value that the finding calls expected, or declare the step that leads to yours. Or take the accepted version back: `git checkout <accepted commit> -- <file>`, commit, push. The report names that commit.',"task-tree/status":"What the agent declares has to agree with the tree (Status Invariants): after `decomposed` the selected node has more children than before, after `done` and `retry` it has not. A status that the tree contradicts is a record of something that did not happen. The selected node has to be in both trees.\n\nWhat it leaves alone: children that other nodes gain, which is `task-tree/child-additions`; a declaration of several lines, of which each may decompose what the line before has added.\n\n## Back to green\n\nDeclare what was done: `decomposed` when the node gained children, `done` or `retry` when it did not. Amend the commit message, or undo the part that does not belong to the step.","task-tree/step-declaration":"A declared step decides how a whole commit is judged, so it has to be read in one way only. A line that cannot be read, a key that is unknown or stands twice, an outcome that the status cannot have (only `done` runs the guard), two sources that name different steps, or a line that could belong to several trees: none of them is guessed at. Where the tree is the same by value as before, nothing could be put back, so it is a warning; in the message of a merge as well, whose values are judged by what the parents have. With several trees it is said at the first. The grammar and the order of the sources stand in the page on task trees.\n\nWhat it leaves alone: lines that do not begin with `Agent-Step:`; where the line stands in the message; the order of the keys; a commit that declares nothing, which is `task-tree/undeclared-pass` and `task-tree/undeclared-step`.\n\n## Back to green\n\nWhile the commit is unpublished and the tip, correct the line: `git commit --amend`. Once it is published, put back what the commit did to the tree, and do it again in a commit with the right line; what was counted stays counted.","task-tree/stuck-node":"`attempts` equal to `max_attempts` means that the runner has given up on the node (Attempt Saturation). Since the counter does not grow any further, every later `retry` would look as if nothing had happened, and a late `done` would pass a node that nobody was asked to try again.\n\nWhat it leaves alone: `decomposed` on a stuck node in decompose mode, and a replan: both are ways out; the step that uses up the last attempt.\n\n## Back to green\n\nAsk the owner to raise `max_attempts` in a commit of its own, to set `next` to `decompose` so that the node can be split, or to replan.","task-tree/undeclared-pass":'Where nothing was declared, the gate looks for a step that explains the change. A pass can always be explained by `done` with `guard=pass`, but that does not prove that a guard ran. Somebody has to say so; then it is a claim with a name on it. The cheapest lie is a flag that flips in a commit about something else, and this is what catches it.\n\nWhat it leaves alone: inner nodes, whose pass follows from the leaves; a new node that already passes, which is `task-tree/state-update`; runs in which the gate itself was handed `guard: success`. At `pre-commit` there is no message yet: the rule is listed under "not judged", and `commit-msg` and CI judge it.\n\n## Back to green\n\nAdd the line `Agent-Step: node=<id> status=done guard=pass` to the commit message if the guard did pass; else set `passes` back to false.',"task-tree/undeclared-step":"By default a step that was not declared is inferred from what changed. With the kind's option `steps: { required: true }` the owner asks for more: every change of a runner-owned field (`passes`, `attempts`, and what `runnerOwned` adds) needs a declaration, so that nothing rests on inference.\n\nWhat it leaves alone: inner nodes' `passes`, which follows from the leaves; edits of open nodes that touch no runner-owned field; commits whose step comes from any declared source, the runner's subject and the run state included.\n\n## Back to green\n\nDeclare the step in the commit message: `Agent-Step: node=<id> status=<status> guard=<guard>`.","task-tree/unique-ids":`Everything is told apart by its id: which node passed, which one was stepped, which one is missing. Two nodes with one id can stand in for each other, so one of them could be edited while the other still looks the way it was (Unique IDs). The finding stands at the second and at each later occurrence, depth first.

What it leaves alone: ids that differ in case or in accents, which are different ids; empty ids, which \`task-tree/schema\` names.

## Back to green

Give the later node an id of its own.`,"workflow/frontmatter":"The frontmatter is taken strictly: the file begins with a line `---`, YAML follows in which each key stands once, and a line `---` ends it. Anything else is `E_INVALID_FRONTMATTER`. It takes the place of `state-file/unreadable` for this kind, and like it cannot be switched off: what cannot be read cannot be judged. The next version that can be read is judged against the last one that could.\n\n## Back to green\n\nRestore the last readable version, then make the change again.","workflow/graph-changed":`The graph is policy: it judges the run as it stood before the change. Its own change is legal and is said aloud, because whoever adds an edge today moves along it tomorrow. A change that leaves every value as it was is silent.

## Back to green

Nothing has to be undone. Review the change as one of the rules.`,"workflow/graph-integrity":`What a schema cannot say: the entry is a node, node ids are unique, both ends of each edge are nodes. \`data.code\` is \`E_GRAPH_INVALID\`.

## Back to green

Add the node, or correct the id.`,"workflow/graph-missing":`Without the graph nothing says which moves there are. It is looked for where the configuration says, else where the record of a package file says, else beside the state file (where). Reported is the change that takes it away, a new run without one, and every change of a run that no graph can judge.

## Back to green

Restore the graph, or configure where it lies.`,"workflow/graph-removed-live-node":`A run that stands on a node which its graph no longer holds can neither move on nor be restored, and a completed step that the graph does not know means nothing any more. Nodes that no run has visited may go: see \`workflow/graph-changed\`.

## Back to green

Put the node back into the graph.`,"workflow/graph-schema":"A graph follows `schemas/workflow-graph.schema.json`, and no other members than it names are allowed. `data.code` is `E_GRAPH_INVALID`. A graph with a fault somewhere still judges as far as it can be read: entry, nodes and edges.\n\n## Back to green\n\nGive the member the value that the schema asks for.","workflow/merge-invented":`A value that no side has, and that no single step explains, was made up while merging. Moves are judged as a step against each side first, by \`workflow/transition\`; this rule is the net below.

## Back to green

Merge again, take one side's value, and make the change in a commit of its own.`,"workflow/merge-lost":"Two sides worked on one run. Steps that either side completed are completed in the merge, and a node to which only one side moved is the node of the merge; where both moved, it is one of theirs. Variables are compared one by one, `artifacts` and `decisionLog` member by member. `updatedAt` and `date` are left alone.\n\n## Back to green\n\nMerge again, and keep what each side did.","workflow/schema":"The state is validated after normalisation, by `schemas/workflow-frontmatter.schema.json`: absent `variables`, `decisionLog` and `artifacts` stand empty, and an empty `updatedAt` or `decidedAt` is left out, since the format's own templates ship them so. Keys that are required are never made up, and other keys are free. The runtime of the format calls it `E_SCHEMA_VALIDATION`; `data.errors` holds the validator's error, and `data.from` and `data.to` the move, where both nodes can be read.\n\n## Back to green\n\nGive the key the value that the schema asks for.","workflow/steps-completed":"`stepsCompleted` is the record of what the run has done, and what a restored run skips. The format asks that the new list holds everything the old one held; `data.missing` names the step, and `data.allowedNext` what may come next. Order and repetitions say nothing.\n\n## Back to green\n\nPut the step back. A run that starts over is a new file, beside the old one.","workflow/steps-unvisited":`A step that is completed while the run stands elsewhere was hardly done by it. Legal runs complete the node they leave, or the one they stand at; over a range, nodes on a path between its ends. A warning, because the format itself asks for no more than that nothing is taken back.

## Back to green

Complete a step while the run stands at it, or in the write with which it moves on.`,"workflow/transition":"The graph says which node may follow which. A run that sets `currentNodeId` to anything else jumps: over the review, over a decision, back before a step that failed. The runtime of the format refuses it as `E_INVALID_TRANSITION`; `data` holds `from`, `to` and `allowedNext`, the edges that lead away from the old node, in the order of the graph.\n\nA blank `currentNodeId` stands for the entry of the graph, on either side. Conditions are not evaluated: they are shown, and whoever moves the run decides. In the net of a range the new node must be reachable from the old one.\n\nThe graph that judges is the one before the change (see the kind): an edge that comes with the move that needs it does not count yet. Where the old node is not in the graph, a move to its entry is allowed with a warning. A node that stays what it was is not reported.\n\n## Back to green\n\nSet `currentNodeId` back to what it was, then move along one of the edges in `data.allowedNext`. If the graph itself is wrong, change it in a pull request of its own, and move when that is merged.","event-log/agent":"Invariants 13, 45, 48. Each phase has its agents. Without a configuration they are the usual three: an `agent_id` that reads planner, executor or reviewer must then stand in its own phase, and other names say nothing. With `agents:` in the `files:` entry every `step.started` names one of them.\n\n## Back to green\n\nLet an agent of the phase take the step. New agents are configured on the base side first.","event-log/append-only":"Invariant 35. Old lines stay what they are, byte for byte. With `appendOnly: strict` they are the beginning of the new version; with `superset` they are all there in order, whatever stands between, for files that are merged with `merge=union`. After a merge, and over a whole range, each old version is judged as by `superset`. What stands behind the last line feed and is no object may be cut.\n\n## Back to green\n\nPut the old lines back as they were, and append.","event-log/artifact-created-once":`Invariants 27, 28. An artifact has an id of its own, unique within its run. A new version of a file is a new artifact.

## Back to green

Give the second artifact an id of its own.`,"event-log/artifact-form":"Invariants 31, 32, 33. The type is `file`, `diff` or `text`; the checksum is SHA-256 in 64 hexadecimal digits, `sha256:` before it is accepted; the size is a whole number from 0.\n\n## Back to green\n\nCorrect the recorder; a committed line stays as it is.","event-log/artifact-path":"Invariants 4b, 34, 42, 43. Files lie in `workspace_root`: their paths are absolute, and whole segments are compared. A segment `..` is refused everywhere, also for `diff` and `text`, whose paths may be left out or be relative. The form of the root decides how paths of its run are read; drives and shares do not tell letters by case.\n\n## Back to green\n\nWrite into the workspace.","event-log/artifact-reference":`Invariants 29, 30. An artifact names a step that was started in its run, with a lower \`seq\`.

## Back to green

Name the step that is under way.`,"event-log/attempt-limit":"Invariants 3 (Retries), 5a. A phase has at most three attempts; an attempt is a `step.started`. When the third did not succeed, no later phase may start and the run has to end with `run.failed`.\n\n## Back to green\n\nEnd the run with `run.failed`.","event-log/event-after-termination":`Invariants 2a 6) and 7), 2b 3). The terminal event is the last of its run, by \`seq\` and by place. Other runs may go on.

## Back to green

Move what belongs to the run before its end, by restoring the order in which it was written; or start a new run.`,"event-log/event-id":`Invariant 36. \`event_id\` may be left out of a whole file. Where some events have one, all have one, and each stands once; with \`strictPayload\` every event needs one. A union merge that keeps both variants of an edited line is found here.

## Back to green

Draw an id for each event, and write each line once.`,"event-log/event-schema":"Invariant 39. `schemas/event/v1.schema.json` says which members each type has. A `payload` that is an object is read as if its members stood at the top level. With `strictPayload` members that the schema does not name are refused.\n\n## Back to green\n\nGive the members that the type asks for.","event-log/event-type":`Invariant 37. There are twelve types. Members that nobody knows are allowed, since they change no state; types that nobody knows are not.

## Back to green

Use one of the types, and put what is new into a member of it.`,"event-log/finished-early":`Invariant 3. No invariant says that a run must go through all phases, but a run that calls itself finished without a review was not reviewed. This is a warning.

## Back to green

Take the missing phases before \`run.finished\`, or end with \`run.failed\`.`,"event-log/json-lines":`Invariant 40. A log is JSON Lines: one object on each line, each line ended by a line feed. What a crash left behind the last line feed is reported, and may be cut or completed later; a whole event there lacks only its line feed and may not be cut. A line that ends and is no JSON makes the version unreadable (\`state-file/unreadable\`).

## Back to green

Complete the last line, or cut what is behind the last line feed.`,"event-log/llm-reference":`Invariants 25, 26. A call names a step that was started in its run, and its answer repeats \`step_id\`.

## Back to green

Repeat what \`llm.requested\` says.`,"event-log/llm-requested-once":`Invariants 23, 24. A call has an id of its own, unique within its run.

## Back to green

Give the second call an id of its own.`,"event-log/llm-responded":"Invariant 25. A request has exactly one answer. One without an answer is an error once its run has ended (`mode: auto`), always (`closed`) or never (`open`).\n\n## Back to green\n\nAnswer each request once.","event-log/merge-invented":`A merge of logs adds nothing of its own that could not have been appended: what it adds is judged like every event, and every old line against each parent (\`event-log/append-only\`). So this rule never has anything to say of an event log.

## Back to green

Merge again with both sides’ lines.`,"event-log/merge-lost":"A merge keeps the events of each parent, in each parent’s order. A run that a parent has and the result has not is lost; single events that are gone, edited or out of order are `event-log/append-only`.\n\n## Back to green\n\nMerge again and keep both sides’ lines, one side’s after the other’s; `merge=union` in `.gitattributes` does so.","event-log/phase-order":`Invariants 3, 5a. Phases are planner, executor, reviewer. Steps of a later phase start only once a step of the phase before has finished, and no step of an earlier phase starts after that. Several steps of one phase are attempts.

## Back to green

Finish a step of the phase before first.`,"event-log/run-started-first":`Invariant 2a 1) and 3). The first event of a run is \`run.started\`: it says where the run works, and every other event refers to it. What comes before it, or without it, cannot be replayed. A run whose first lines were cut off is found here too.

## Back to green

Restore the missing line, or begin a new run.`,"event-log/run-started-once":`Invariants 1, 2a 2), 2b 1). One run has one start. A second one under the same id is a second run that passes for the first, or a line that was written twice. The same holds after the run has ended.

## Back to green

Give the second run an id of its own.`,"event-log/run-terminated":"Invariants 2a 4) and 5), 2b 2). A run ends in exactly one `run.finished` or `run.failed`. Whether a run that has not ended yet is an error says the option `mode`: it is in `closed`, and it is not in `open` and `auto`.\n\n## Back to green\n\nWrite the terminal event, or let the log be judged as one that grows: `mode: auto`.","event-log/seq-order":`Invariants 35, 38. \`seq\` increases strictly within a run, in the order of the lines; gaps are allowed. Other findings about an event out of order are echoes of this one.

## Back to green

Restore the order in which the events were written.`,"event-log/shell":"Invariant 44. `execute_shell` is refused always, whatever the configuration says. Which commands the wrappers run, a log does not show; that half is the recorder’s.\n\n## Back to green\n\nUse `run_tests`, `run_build` or `run_lint`.","event-log/step-phase":`Invariant 12. A step belongs to one of the three phases, and its end repeats the phase of its start.

## Back to green

Repeat the phase of \`step.started\`.`,"event-log/step-reference":`Invariant 11. What ends a step names one that was started in the same run, with a lower \`seq\`.

## Back to green

Restore the \`step.started\` that is missing, or correct the run_id before the line is committed.`,"event-log/step-started-once":`Invariants 8, 9. Each attempt is a step with an id of its own. Ids are unique within a run; another run may have the same.

## Back to green

Give the second step an id of its own.`,"event-log/step-terminated":"Invariant 10. A step ends in exactly one `step.finished` or `step.failed`, and no event names it afterwards: a tool that returns after its step has ended did so behind its back. A step that has not ended is an error once its run has (`mode: auto`), always (`closed`) or never (`open`).\n\n## Back to green\n\nEnd each step once, after all that belongs to it.","event-log/tool-allowed":"Invariants 18, 46. With `tools:` in the `files:` entry a call names one of them, and with a list of `tools` for its agent one of that list. Without them it is not judged, and the report says so.\n\n## Back to green\n\nLet the agent do without the tool, or have it configured on the base side first.","event-log/tool-called-once":`Invariants 14, 15. A call has an id of its own, unique within its run.

## Back to green

Give the second call an id of its own.`,"event-log/tool-duration":`Invariant 22. Durations are milliseconds from 0.

## Back to green

Measure with a clock that only goes forwards.`,"event-log/tool-input":"Invariant 20. Where the configuration has a JSON Schema of a tool’s input, wrong input is legal only if the call ends in `tool.failed` with `error_code: INVALID_INPUT`. A call without input is judged as one with `{}`.\n\n## Back to green\n\nValidate before the tool runs, and refuse.","event-log/tool-output":"Invariant 21. Where the configuration has a JSON Schema of a tool’s output, `tool.returned` holds none that violates it; the call ends in `tool.failed` with `error_code: INVALID_OUTPUT` instead.\n\n## Back to green\n\nValidate what comes back, and refuse.","event-log/tool-reference":"Invariants 16, 17. A call names a step that was started in its run, and what ends it repeats `step_id` and `tool_name`.\n\n## Back to green\n\nRepeat what `tool.called` says.","event-log/tool-terminated":"Invariant 16. A call ends in exactly one `tool.returned` or `tool.failed`. A call that has not ended is an error once its run has (`mode: auto`), always (`closed`) or never (`open`).\n\n## Back to green\n\nEnd each call once.","event-log/tool-tier":`Invariants 19, 47, 48. READ is less than WRITE is less than EXECUTE. An agent calls tools up to its tier; without configured agents the planner and the reviewer read and the executor executes. Judged where \`tools:\` are configured.

## Back to green

Let an agent with enough permission call the tool.`,"event-log/unique-across-files":`Invariants 1 and 36: run and event ids are unique over all files of one entry of \`files:\`. A log that is copied beside itself, or a run that goes on in a second file, tells two stories of one run, and each file alone looks right.

Of two files, the one that came by the id last is told; of two that came by it in one commit, the one with the later path. A merge that brings them together is told too, and so is a pull request whose log stands in another file on the base branch meanwhile. Where two files held the same id before the change, nobody is told: what stands is not judged again. A log that moves keeps its ids. Files of different entries may hold the same run, and so may a file that nothing governs.

A run is one finding, whichever of its events stand there. A line that cannot be read holds no id, and was refused when it came.

## Back to green

Take the lines of the run out of the file that came last, or run again: a new run has a new id. A copy that is to be kept belongs outside of the entry, or under \`ignore\`.`,"event-log/uuid":`Invariants 1, 8, 14, 23, 27, 36. Ids of runs, steps, calls, artifacts and events are UUIDs of version 4. \`run-\` before a run’s id is accepted.

## Back to green

Draw ids with \`crypto.randomUUID()\`.`,"event-log/workspace-root":"Invariant 4a. The root is absolute in one of three forms: POSIX (`/work`), with a drive letter (`C:\\work`), or a share (`\\\\server\\share`). It has no `.`, no `..`, no doubled separators and none at the end.\n\n## Back to green\n\nNormalise the path before the run is created.","procedure/actor":`V7:

> MUST: Active Run Space has exactly one Actor linked via "occupies" >
> MUST: Completed Run Space has Actor linked via "inhabits" >
> MUST: Actor link energy reflects run state (high=active, low=complete) >
> NEVER: Run Space without actor link >
> NEVER: Multiple actors on same Run Space (V1 — collaborative runs are V2+)

High is more than 5, low is less than 2. An actor's link is one with either verb from a node of type actor. The polarity that is written (\`[0.8, 0.2]\`, \`[0.3, 0.7]\`) is no part of V7: another one is a warning. A failed run must have exactly one actor; how it is linked is left open.

## Back to green

Give the run its one actor back.`,"procedure/advance":`V5:

> MUST: continue_procedure checks validation before advancing >
> NEVER: Advance step without validation check >
> NEVER: Return step from wrong Run Space

and V4: "Validation spec included if step requires completion proof". A spec is the completion proof of its own step: leaving the step, and completing the run on the last one, needs it met by the new graph (\`specOf: next\` reads the spec of the step that follows instead, as an earlier algorithm did).

The active link moves to the next step of the same procedure, one step in a commit; what was completed stays recorded. A \`node_exists\` counts nodes that the run contains, templates, actors and runs aside; a \`link_exists\` counts links that lead from such a node, and from the run to one. A run without an active step, as a crash leaves it, stands after its last completed step. A run may fail anywhere. Over a range a run may move several steps, and every step that it passed has its proof met by the last version; where the template changed within the range, a run that was active at the base and has ended went by the version there, one that began since and is active by the one at the head, since a template stands still under a run. A run that began and ended in between may have gone by a version that stands at neither end: the range alone cannot judge it, its commits do.

## Back to green

Set the run back to the step it stood at, do what is missing, and advance again.`,"procedure/merge-invented":`A value that neither side holds, and that no single step from either of them explains, was typed while resolving the merge, where reviews seldom look (Merges). Where another rule already names the node or link against every parent, that finding stands alone.

## Back to green

Merge again, take one side's value, and make the change in a commit of its own.`,"procedure/merge-lost":`Merges are judged node by node, link by link and field by field (Merges). What one side did since the merge base, such as a step that a run completed, still stands in the result.

## Back to green

Merge again and keep what that side did.`,"procedure/run-expired":`V8 proposes: "Run Space Expiration — runs older than N days with status "active" should be auto-failed or flagged". The option \`maxRunDays\` is N; without it nothing expires. "Now" is the commit's time, over a range that of its head. Unlike other faults of a version it is reported by every commit that changes the graph, since time makes it, not a change.

## Back to green

End the run, or set its status to failed.`,"procedure/run-record":`What has to be told later: who did what (V7), where a run stood (V3), on which template (V2: "Audit trails become meaningless"). A run never disappears, nor changes its subtype, its start, its procedure or its actor. Its status moves from active to completed or failed, once. What has ended is frozen: the run, its links, its actor's link, and what it contains with the links that lead from there. Links that lead to it are free.

A run that is new in a file that was there starts active, with its first step active and no other step link. A file that is new may bring ended runs. Over a range a new run may have come any way; \`procedure/advance\` judges it.

## Back to green

Restore the run from the accepted commit. To try again, start a new run.`,"procedure/run-space-only":`V2:

> MUST: Agent writes only to Run Space >
> MUST: All agent-created nodes link to Run Space via CONTAINS

It is judged while a run is active in the previous version. A new node must be contained in a run that is active now, or was before this commit, by a link of its own; templates, runs and actors are exempt. What stood there and belongs to no active run stays: for what another run contains this is an error, for the rest a warning, since people tidy their graphs. A link belongs to a run if one of its ends is the run or is contained in it.

## Back to green

Contain the new nodes in the active run, and restore the rest; or change the rest in a commit while no run is active.`,"procedure/schema":"V1:\n\n> MUST: Only use node types: actor, space, narrative, moment, thing >\n> MUST: All domain structure lives in content field >\n> MUST: Subtypes are strings in the subtype field >\n> NEVER: Create custom node types >\n> NEVER: Add fields to node schema beyond the canonical set\n\n`schemas/procedure/v1.schema.json` has the fields. `type` is read as the older name of `subtype`, `from` and `to` as `node_a` and `node_b`; one node or link keeps to one spelling. Verbs compare without case, and `_`, `-` and blanks are equal. Ids of nodes are unique, those of links too, and the ends of links exist. The content of a run is `{status, started_at, completed_at?}`, an object or text that parses to one; times are RFC 3339 or seconds since 1970. A run whose content is anything else counts as active.\n\n## Back to green\n\nCorrect the value that is named. What is domain structure goes into `content`.","procedure/single-active-step":`V3:

> MUST: Exactly one high-energy (e > 5) step link per active Run Space >
> MUST: Completed steps have energy < 2 and polarity [0.2, 0.8] >
> MUST: Active step has energy > 5 and polarity [0.9, 0.1] >
> NEVER: Multiple high-energy step links (ambiguous state) >
> NEVER: Zero high-energy step links while procedure status is "active"

A step link leads from the run to a step with the verb acts on or receives from, or with any verb and an energy of 2 or more, so that no other verb hides an active step. Energies from 2 to 5 are ambiguous. A link without an energy has none; polarity compares within 1e-6. The verb must say the same as the energy. Runs that have ended are not judged: the last link of a completed run may still be hot.

## Back to green

Set the links as the message says; where a crash left no active step, \`stateward procedure continue\` heats the next one.`,"procedure/step-guide":'V4:\n\n> MUST: Every Step node has guide content (What/Why/How sections) >\n> MUST: Guide is embedded in step content field (no runtime loading) >\n> NEVER: Step that requires external doc loading to execute >\n> NEVER: Empty or placeholder step content\n\nBy RD1 the option `strictness` decides how grave gaps are: with `v1` a guide without any section is an error, one section that is missing, or a step that no link `implemented_in` or `implements` connects (nor its procedure), a warning; with `v2` all of these are errors. That a guide seems to need another document is a guess from words such as "see docs/x.md", and a warning in both.\n\nA section is a heading `## What …`, a bold line `**What**` or a label `What: …`, with something under it that is no placeholder (such as `TBD`, `FIXME`, `...`, `<…>`). Only steps that a procedure contains are judged.\n\n## Back to green\n\nComplete the guide. While a run of the procedure is active its template is protected: end the run first.',"procedure/template-protection":`V2:

> MUST: Procedure template nodes are read-only during execution >
> NEVER: Agent modifies Procedure template nodes >
> NEVER: Agent creates links FROM Procedure nodes (only TO them) >
> NEVER: Agent deletes or updates template content

A template is the procedure and the nodes it contains (runs and actors aside). It is protected while a run that elaborates it is active in the previous version or in the next. Its nodes, the links among them and thereby its containment links stay the same set with the same values, and no link that leads from one of them is new. What the engine keeps about nodes for itself (\`energy\`, \`weight\`, \`embedding\`, \`*_at_s\`) may move. A template that is itself new is exempt.

Over a range it is protected for runs that are active at both ends: it may legally change before the first run of the range starts and after its last one has ended, and each commit was judged by itself.

## Back to green

Restore the template from the accepted commit. End its runs, or set them to failed, and change it then.`,"procedure/validation-spec":`V6 and RD2:

> MUST: Validation specs in step content are parseable >
> MUST: Validation types are from canonical set: node_exists, link_exists >
> MUST: Validation failures return specific, actionable error messages >
> NEVER: Silent validation failures (log but continue) >
> NEVER: Undefined validation types (reject at parse time)

A spec is the YAML in the section of a step's guide whose heading starts with "Validation", in a fence or as it is: \`type\`, \`in_space\` (exactly \`$run\`), \`subtype\` (optional) or \`verb\`, \`min_count\` (an integer of at least 1; 1 where it is missing), and no other key. A spec that cannot be read is met by nothing, so its step cannot be left either.

## Back to green

Write one of the two types. What they cannot say yet belongs into the guide as words.`,"checklist/born-done":`An item that appears done was never open, so nobody could say beforehand what it had to fulfil. In \`ralph\` and \`feature-list\` files, where a plan is written before the work, it is an error; elsewhere a warning.

What it leaves alone: a file that is new; a commit that also changes something outside of the state files; an item that an earlier commit with work names, also in a new plan; a guard that succeeded. An open item that comes back done under another key counts as born done.

A done item that stands where an open one with another contract stood, which is gone, is the old work under a new name: it is reported whatever the evidence, and names what it took the place of. That is an error (a warning for \`task-master\` and \`bmad\`, and for a line of Markdown that keeps half of its words, or that had no identifier where the commit also works). The place is that between the same neighbours, or the end of the list. Where open items go and done ones come elsewhere in the list, one warning names both.

## Back to green

Set the item open, and mark it done with the work; or commit it together with the work.`,"checklist/bulk-flip":"Five edits in six finish one item. Many at once are a list that was tidied, or an agent that declared victory. For `ralph` and `feature-list` three are a warning and ten an error, for Task Master ten top-level tasks are an error (its parents cascade), elsewhere ten are a warning. Ten are an error everywhere where the commit and the three before it change nothing but state files. Where the commit touches at least as many files of work as items turn done, it may be a squash of many steps: a warning for `ralph`, `feature-list` and Task Master too.\n\nItems that are born done in an existing list count, also under a plan rotation, but for those that an earlier commit with work names (see `checklist/evidence`). A record that is written late does not count either where each of its items has such a commit, but under `profile: strict`. Parents that follow from their children do not count.\n\n## Back to green\n\nSet the items open again and mark each done with its work; or ask an owner for a waiver.","checklist/counter":`Counters of attempts are the runner's: they decide when an item is given up. Lowered, they grant attempts that were used up; raised by hand, they give up an item that was not tried.

The preset names the counters and the fields that limit them; the option \`maxAttempts\` limits items that name no maximum. In a new plan counters start at zero, or at one on an item that comes done. Over a range only a counter that fell is reported. A file that is new is left alone.

## Back to green

Put the counter back; only the runner raises it, by one for each attempt.`,"checklist/dependency-order":`An item that is done before what it depends on was not tried together with it. The plan's own order says so.

What it leaves alone: dependencies that were cancelled or deferred, keys that no item has, a file that is new, and what was so before.

## Back to green

Finish what it depends on first, or correct the dependencies while the item is open.`,"checklist/done-changed":"Of two thousand edits to real `prd.json` files twelve changed what a finished story promises; the real ones among them were tampering: criteria rewritten until they described what had been built. The contract of an item is what its preset lists: title, description, criteria, dependencies. While an item is done it stays as it is; the item may be reopened, and then edited.\n\nWhat it leaves alone: the claim (notes, evidence, timestamps), fields that the preset does not name unless the file is configured with `strict: true`, white space inside texts, and everything under a plan rotation. Four changes that honest people make as often as others are warnings, and errors under `profile: strict`:\n\n- More is said. A line of Markdown says all that it said, and a sentence or a remark in brackets behind it (after a full stop, a dash or an arrow).\n- A remark changes behind a line of Markdown: in brackets or behind a dash, shorter than what it stands behind, without the loss of a number that may be promised (`(uncommitted in tree)`, `— 12/14 green`); and what a preset takes for a record, such as what AI-DLC tells behind a stage.\n- Names change alike in three places of the list or more, as a path or a module does that was renamed in the code, and nothing else in the text. Numbers are no names, nor are words in capitals; a name without a form of its own (`Acme`) has to change everywhere, in text that is not done too.\n\n Where the format's own tool shortened a done item and marked it (`compaction_level`, `compacted_at` of `beads`), texts that shrink are a note.\n\n## Back to green\n\nPut the old wording back, and plan the new one as a new item.","checklist/done-disagrees":"Some files say twice whether an item is done. The first field of the preset decides, and another one that says done besides makes every reader choose.\n\nAn item of a Markdown list is also said to be not done by its own words: a tag such as `[DEFERRED]`, `(skipped)` or `(deferred to v2)` before or behind its text, or `WON'T DO` and `— SKIPPED` in capitals at its end. That counts in the change that ticks it.\n\nWhat it leaves alone: what was so before, and a status that is merely not done yet beside a mark that says done. In Markdown also a text that is struck through, for many write that for done, and such words in the middle of a text or without brackets in small letters, where they are prose.\n\n## Back to green\n\nSet both fields to what is true. In Markdown take the tick away from what was not done, or the tag from what was.","checklist/done-removed":"In 1,287 real edits of `prd.json` no done story was ever removed but with its whole plan. So one that is gone is a stale copy that was written back, or a trace that somebody wanted out of sight.\n\nWhat it leaves alone: open items, which may go; an item that got another key; a plan rotation, which has findings of its own; items that are filed away: the range adds a file that holds every done one of those that are gone, and nine tenths of them all, as they were. What stays in the list need not stand there, too.\n\nWhere a format has a tool that purges what is old (`beads`), closed issues that go together are a warning with their number: nothing else changes in the file, the message says so (`purge`, `prune`, `compact`, `clean up`, `archive`, `delete`, `remove`), and none that stays was closed before one that goes.\n\nA done item that moves by itself into a list that was there before (`DONE.md`) is gone from this one, and is named: no rule knows there that it was done here, and under another heading or key it is another item.\n\nA tag of Task Master is a list of its own: where it goes as a whole while another one stands, that is said once, a warning as for a checklist that is deleted, and a note where all of it was done. What comes back is judged against what it was.\n\n## Back to green\n\nPut the item back. To begin a new plan, change the plan key and archive the old file in the same commit. To file finished items away, move them to a path that is new (`archive/plan-2026-11.md`) in one commit.","checklist/done-type":'`passes: "true"`, `1` or `"yes"` is no mark: readers that ask `passes == false` find nothing left to do, and readers that ask `passes == true` find nothing done. The same holds where the mark is taken away from an item (from all of them: `checklist/unknown-shape`). Such an item counts as not done.\n\nWhat it leaves alone: a mark that is true or false under another name that the preset knows, a status that says of a done item that it is done, a mark that says nothing (`null`) on a new item, what had no type before, and formats whose mark is a status. A status that no preset knows is `checklist/status-path`.\n\n## Back to green\n\nWrite `true` or `false` there again.',"checklist/duplicate-key":'Two items with one key, or a map with a key twice, mean different things to different readers: most take the last, some the first. Ids compare as texts, so `4` and `"4"` are one key. It is reported when it is introduced; the last one is compared meanwhile.\n\nA name beside one that the preset knows, from which it differs in case and joints alone (`Passes` beside `passes`, a list `UserStories` beside `userStories`), is the same to readers that take no notice of case, such as Go\'s. The name that the preset knows counts.\n\nWhat it leaves alone: what was so before, the same id in two tags, two names that the preset knows (`acceptanceCriteria`, `acceptance_criteria`), and notes and other fields that say nothing of what an item is.\n\n## Back to green\n\nGive the second one a key of its own, so that nothing of it is lost; where it is a copy, remove it. The command that is printed besides removes the second one, and says so.',"checklist/emptied":`A list without items looks complete to every tool that counts open ones. It is the usual end of a failed write, or of a field that was renamed.

Zero items are never a new plan. Where all items were done and the list is empty now, that is a note, as the deletion of such a file is; a page of Markdown may say something else then, but no line that reads like a task. So it is where an archive keeps what stood there. The rule speaks alone: the done items that are gone are not listed one by one.

## Back to green

Restore the items from the version before.`,"checklist/evidence":'A flip is a claim. It has evidence if a file outside of the state files changes in the same commit, or changed in an earlier first-parent commit whose message names the item, or if the guard handed to the gate succeeded. Earlier are the commits since the last version of the file, at least three and at most twenty; a message names an item by its id as a whole word (a bare number with its prefix, as `#4`) or by its title (a single word has to be all that the first line says, as in `feat: Search`, or stand in quotes). One earlier commit is evidence for two items at most: the code first, the record after. That covers nine flips of ten in real histories; “the same commit” alone would refuse four of ten.\n\nA preset may demand that an item names its evidence itself: with `evidence: { field: text, phrases: ["(#{n})"] }` each item that turns done, or comes done, must hold such a phrase, and nothing else counts. The phrase is no part of the item\'s text, so naming it moves no goalposts. Whether that pull request was merged a gate without network cannot know; hand it the result of your own check as `guard`.\n\nOne finding names all flips of a commit. It is off where marks are ticked in passing (Markdown, `beads`). With `evidence: required` it is an error. Paths that a preset lists as records, such as `progress.txt`, are state themselves and no evidence.\n\n## Back to green\n\nAmend the flip into the commit that did the work, or commit the work with a message that names the item.',"checklist/filed-away":`A list may lose what was done where the same range adds a file that keeps it. That file has any name, and nothing tells later that it is an archive: so the pull request that files items away says what left, and where it is. What takes the archive away is refused as long as the list is known to have lost by it what the archive kept.

A whole plan that gives way to another one is told of by plan-rotation, a list that is emptied by emptied, a file that goes by state-file/deleted.

## Back to green

Nothing is red. Keep the archive.`,"checklist/goalposts":`Editing an open item is planning. Editing it in the commit in which it turns done fits the goal to what there is; in 1,544 real flip commits it happened fifteen times. For Task Master it is a warning, since its tool rewrites tasks as it goes.

A title that is only reworded, with at least half of its words kept, or a line that gains a sentence behind what it says, has a message of its own: in the Markdown presets it is a warning. There the whole item is one line, and agents correct paths and names in it as they tick it.

Items without a key of their own are the same by their text or else by their place, so a text that is replaced as it is ticked is found too: an error, and a warning for lines of Markdown in a commit that also works. A field that was empty and is filled as the item turns done is no moved post, since such a claim is written late: a note.

A line of Markdown with a number may be rewritten by what was done, in a commit that works: a warning, unless it says no more than half as much as it did. Names that change alike in the whole list are a warning as well. Under \`profile: strict\` all of these are errors.

Over a range the rule compares the ends: open at the base, done at the head, another contract. That is a warning, because the edit and the flip may have been honest steps of their own.

## Back to green

The command puts the words back and leaves the item done, by what it promised before. If the new words are right, keep them and set the item back to open instead, also in a commit of its own: that repairs it as well (0230). Mark it done in a later one.`,"checklist/guard-evidence":`A workflow that runs the tests and then the gate hands over how they ended. What turned done in the range and stands at its head was tested by them, all of it: if they failed, none of these marks is true yet. That holds for an item, too, that was done before the range, was opened in it and is done again.

What it leaves alone: flips that a later commit of the range took back, and a guard that was skipped, which proves nothing either way.

## Back to green

Make the guard succeed, or set the items open again.`,"checklist/hidden":`Open work may be dropped, and that is no finding. What is hidden is another matter: an open item in a comment, a code fence, a quotation, another field or inside of another item is no item any more, so no loop does it and no count holds it, but whoever reads the file believes that it is planned.

What it leaves alone: an item that is gone altogether, one whose title another item says, titles of fewer than eight letters, and everything under a plan rotation. A done item that is hidden is gone.

## Back to green

Put the items back on the list, or take them out of the file.`,"checklist/item-replaced":`A key is how a message, a branch or another item refers to an item. If title and description are both about something else, the old item is gone without a word, and whoever reads “US-2 is done” is told about another story.

A text counts as another one if it shares less than half of its words with the old one. What it leaves alone: a reworded title or description alone; items that were renumbered, since each is found again by its contract; items that were done and stay done, which \`checklist/done-changed\` judges field by field.

Task Master makes open subtasks anew when it expands a task again: for \`task-master\` an open item is a warning.

## Back to green

Put the old item back under its key, and give the new one a key of its own.`,"checklist/log-append":`A log tells of the past, which does not change. Of 225 real edits of machine-written logs 217 only appended. \`prefix\` demands that old entries stay at the front; \`insert-only\` that they stay, in order, whatever comes between.

A log may begin anew where the same commit keeps the old one, whole, in another file, governed or not (\`git mv history.jsonl logs/2026-11.jsonl\`, or a copy), and has less than half of its lines still, such as a heading. What was appended on the way, in the same commit or a squash, may stand there behind the old log. It is an error again when that file goes.

A reset is also legal together with the plan that the log tells of: \`rotatesWith\` names that file, and its rotation in the same commit allows it.

## Back to green

Put the old entries back as they were, in a commit of its own: only the log as it was shows that nothing else of it changed. Then append.`,"checklist/merge-invented":`A merge commit brings two lines of work together; it is not a step. A value that neither side holds, and that no single step from either of them explains, was typed while resolving the merge, where reviews seldom look (Merges).

What it leaves alone: values that one side holds, and a value that a legal step from one of the parents would give. Where another rule already names the item against every parent, that finding stands alone. For checklists one always does, as far as is known: the rule is the net below them.

## Back to green

Merge again, take one side's value, and make the change in a commit of its own.`,"checklist/merge-lost":`What one side did since the merge base still holds in the result: a flip, an attempt, an edit, a new item (Merges). A resolution that takes “ours” for the whole file drops the other side's work without a trace. Done wins over open. A value of an item is shown by its field; \`(done)\` is the mark, whichever field says it. One decision is one finding: what is lost of one item, or by taking one side whole, is said once and counted.

Where the sides hold different plans, the plan is the unit: the result holds one of them, and that the other one is gone is a warning, or a note where an archive keeps what it had done.

In a log of text lines headings and rules divide entries: lines of one side that stand within an entry of the other tell something that nobody wrote. Lines that both sides wrote may stand as often as both wrote them.

What it leaves alone: a file that only one side has or changed, the order of items, parents that follow from their children, claims, and an item that the merge gave another key because both sides had taken the same one.

## Back to green

Merge again and keep what that side did. If it shall be undone, undo it in a commit of its own.`,"checklist/order":`The contract of feature lists forbids to reorder them: an agent takes the first open one. For other formats the rule is off, since people sort their lists.

It names the fewest items that must have been moved for all others to keep their order. Items that come or go are left alone.

## Back to green

Put the item back where it stood among the others.`,"checklist/parent-done":`Where the state of a parent follows from its children — the epics of \`bmad\`, tasks with subtasks — a parent that is done above open work hides that work from whoever reads the top level only. For Task Master, Kiro and OpenSpec it is a warning. So it is everywhere where what was open below goes as the parent comes done: to drop open work is legal, but whoever reads that the parent is done should know what was left out.

What it leaves alone: children that were cancelled or deferred, a file that is new, and what was so before.

## Back to green

Finish or close the children first, or open the parent again.`,"checklist/plan-rotation":"The most common change that looks like tampering is a new plan in the same file: 86 of 1,287 real edits of `prd.json`. It is one if the plan key changed (`branchName` for `ralph`), or if less than three of ten old items keep key and title. A list from which only finished items went, with their keys, and in which something open stays, is the same one, tidied: there `done-removed` speaks. The note says which. Under a rotation the rules that compare item with item are silent, and the range is judged before and after it by itself.\n\nWhat a rotation must not hide is reported by this rule. Open items that vanished and are kept nowhere: a warning; over a range none that a commit of it finished first. Done items that vanished although the plan key stayed: an error, unless the file has no plan key and everything in it was done — such a file could have been deleted. An open item that comes back done in the new plan: an error; plans number their items alike, so the same key counts only with a like title; what has no key is known by its place and a like text. A done item whose key bears another title while most of the plan stays: a warning.\n\nA new name for the plan gives no new contract: an item that is done in both plans, under one key and like titles, is judged by `done-changed`, and one that keeps key and title and comes done by `goalposts`. A plan that comes back, by its plan key, is judged against what it was when it left. Where a list was finished and is kept elsewhere, a new one may begin at its path, under the same plan key too: a note, and its items are judged as those of a new plan. In Markdown an open line that comes back done in a commit that works is a warning, as one that is reworded as it is ticked; under `profile: strict` it is an error.\n\n## Back to green\n\nArchive the old plan in the same commit, and change the plan key; finish or close what is open in it first.","checklist/rekeyed":`Renaming ids is legitimate, but nothing in the file says that two keys are one item. The same contract, the same state and the same parent say it, if exactly one item that went and one that came have them. Renumbered items are found the same way.

Where the key itself says what is promised (\`bmad\`: \`1-1-hash-passwords\`), an item is known by its number. A story that is not done may be reworded at will. One that is done is the same story while its new key shares at least half of its words with the old one; with others, or with none, it is another story under that number: the done one is gone.

What it leaves alone: an item that turned done on the way, which is born done under its new key.

## Back to green

Nothing to do; correct what refers to the old key.`,"checklist/reopened":`Reopening is honest where something broke, and people say so. It is also what a stale export does: real histories lost 42, 83 and 100 done items in one commit this way. So a reason decides: a text of the claim that gained words, such as notes, or a message that names the item by key or title. The mark itself, statuses, timestamps and counters are no reason. Commits that are judged as one change (\`granularity: squash\`) speak together, as in the message that a squash writes.

Without a reason it is an error for \`ralph\`, \`feature-list\` and the stories of \`bmad\`, a warning elsewhere and for epics and retrospectives; five or more at once are always an error. A parent that follows from its children is left alone when an open child opens it again.

Over a range the messages of all its commits count, and what a commit was told of is not said again of the range. What two commits do together, such as deleting items and planning them again, open, shows only there.

Where a document lists its statuses, as the board of Backlog.md does, the last of them says done. Another last one opens what says the old one: one warning, however many items it is. An item that says something else now is judged by itself.

## Back to green

Set the item done again, or say why it is open, in its notes or in a message that names it.`,"checklist/status-path":`Statuses have an order or a graph, which the preset declares. People skip statuses all the time — four real moves of ten do — so a move is legal if a sequence of declared moves leads there. \`strictEdges: true\` allows single moves only. A status that is not declared is a warning, or an error where the preset declares its statuses \`strict\`.

What it leaves alone: an item that goes back from done, which \`checklist/reopened\` judges.

## Back to green

Set one of the statuses that the message names.`,"checklist/unknown-shape":"A `files:` entry says that a path is a checklist. If its preset does not find one there (a selector with a typo, a tool that renamed its list, `preset: ralph` on the file of another tool) every commit would pass, because there is nothing to judge. The shape of what stands there is then unknown, which at a configured path is an error.\n\nAn empty list is no unknown shape. Nothing is reported where\n\n- the document is empty: no text, `[]`, `{}`;\n- a list or map stands where the preset looks, and is empty, or `null`;\n- a Markdown text lists nothing: headings and prose are a plan without tasks yet. What begins like a task, with a box or with an identifier of the preset such as `T001` or `1.2`, is one that lacks its bullet or its box, and an error; other bullets and rows may be goals or links, and are a warning;\n- nobody named the file: what is governed by its usual name alone, without an entry of `files:`, may be another program's.\n\nA file that had the shape and loses it is an error also there: the field that says done is renamed in all items or dropped from them, or the one by which the format is recognised (`issue_type` for `beads`).\n\nItems that are found, but none of which has a field that says whether it is done, are a warning: a list to whose items the field is added as they are finished is legal, but so far no flip could be seen.\n\nEach change of such a file is reported, also where it was no checklist before the entry was written. Losing all items at once is `checklist/emptied`, which then speaks alone.\n\n## Back to green\n\nPut the items where the preset looks for them: any version in which it finds a list, even an empty one, repairs the finding. If the file is right and the preset is not, correct the entry. Policy counts from the base, so that is a change of its own and comes first; `stateward check --all` shows at once whether it fits. A file that was never meant belongs under `ignore:`."};async function D(e){return l(k(e,i(s),await P()))}async function O(e,t){return l(M(e,t,i(s),await P()))}function k({format:e,kind:n},r,i=/* @__PURE__ */ new Set){let a=[...new Set(t().map(j))];if(n!==void 0&&!a.includes(n)){let e=p(n,a),t=e===void 0?`known: ${a.join(`, `)}`:`did you mean '${e}'?`;return c(`--kind ${JSON.stringify(n)} has no rules; ${t}`)}let s=t().filter(e=>n===void 0||j(e)===n);if(e===`json`)return`${JSON.stringify(s,null,2)}\n`;if(e!==`text`)return c(`rules knows the formats text and json, not ${JSON.stringify(e)}`);let l=A(s,i),d=Math.max(...l.map(({id:e})=>u(e))),f=d+2+7+2,m=`${`rule`.padEnd(d)}  if broken  what holds`,h=l.flatMap(({id:e,severity:t,title:n})=>{if(r-f<24)return[`${e.padEnd(d)}  ${t}`,...o(n,r-4).map(e=>`    ${e}`)];let i=` `.repeat(f+2),a=`${e.padEnd(d)}  ${t.padEnd(9)}  `;return o(n,r-f-2).map((e,t)=>(t===0?a:i)+e)});return`${(r-f<24?h:[m,...h]).join(`
`)}\n`}function A(e,t){return e.toSorted((e,n)=>Number(t.has(j(n)))-Number(t.has(j(e))))}function j({id:e}){return e.slice(0,e.indexOf(`/`))}function M(n,r,i,a=/* @__PURE__ */ new Set){let o=A(t(),a),s=o.filter(({id:e})=>e===n||e.endsWith(`/${n}`)),l=s.length===0?_(e(),n):[];if(l.length>0)return N(l,r,i);if(s.length===0){let e=o.flatMap(({id:e})=>[e,e.slice(e.indexOf(`/`)+1)]),t=e.find(e=>n!==``&&e.startsWith(n))??p(n,e),r=t===void 0?`'stateward rules' lists them all`:`did you mean '${t}'?`;return c(`there is no rule ${JSON.stringify(n)}; ${r}`)}return r===`json`?`${JSON.stringify(s.length===1?s[0]:s,null,2)}\n`:r===`text`?s.map(e=>b(e,E[e.id]??``,i)).join(`

`):c(`explain knows the formats text and json`)}function N(e,n,r){if(n===`json`)return`${JSON.stringify({laws:e},null,2)}\n`;if(n!==`text`)return c(`explain knows the formats text and json`);let i=new Map(t().map(({id:e,title:t})=>[e,t]));return e.map(e=>y(e,e=>i.get(e)??``,r)).join(`

`)}async function P(){let e=h(process.cwd()),t=m(e,void 0,f);if(e===void 0||a(t))return/* @__PURE__ */ new Set;let n=await d({...r(process.cwd()),directory:e},`tracked`),i=n.ok?n.value.map(e=>t.govern(e)?.kind.id):[];return new Set(i.flatMap(e=>e??[]))}export{O as explain,D as listRules};