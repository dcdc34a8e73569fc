// @ts-check

/**
 * What the five documents name that the native kinds follow: functions, files, codes, invariants, titles, tags.
 * @type {readonly { readonly document: string, readonly names: readonly string[] }[]}
 */
export const documents = [
  {
    document: 'Tree Validation & Invariants',
    names: [
      ...['Tree Validation', 'Validation Pipeline', 'Schema Validation', 'Semantic Invariants'],
      ...['Invariant Checks', 'Unique IDs', 'Max attempts positive', 'Attempts bounds', 'Children sorted'],
      ...['Immutability Enforcement', 'Passed-Node Integrity', 'Status Invariants', 'Agent Consistency'],
      ...['Child Addition Restriction', 'Decompose Only Current Node', 'Canonicalization'],
      ...['Write Locations That Canonicalize', 'TreeStore: Load and Write', 'Error Recovery (MVP)'],
      ...['Error Reporting', 'Runner-internal errors', 'Agent errors'],
      ...['run_step', 'load_tree', 'write_tree', 'validate_schema', 'validate_invariants'],
      ...['execute_and_load_json', 'execute_and_load', 'validate_child_additions_restricted'],
      ...['validate_post_exec_tree', 'validate_status', 'check_passed_node_immutability'],
      ...['validate_status_invariants', 'sort_children', 'apply_state_updates'],
      ...['schemas/task_tree/v1.schema.json', '.runner/state/schema.json', 'agent_error.log'],
      ...['runner_error.log', 'history.md', 'failure.md'],
      ...['tree schema validation failed', 'tree invariants failed', 'immutability failed'],
      ...['io/tree_store.rs', 'core/invariants.rs', 'core/immutability.rs', 'core/status_validator.rs'],
      ...['core/child_additions.rs', 'core/state_update.rs', 'io/iteration_log.rs', 'io/init.rs', 'step.rs'],
      ...['tree.rs', 'id', 'order', 'title', 'goal', 'acceptance', 'next', 'passes', 'attempts'],
      ...['max_attempts', 'children', 'done', 'retry', 'decomposed'],
    ],
  },
  {
    document: 'State Updates',
    names: [
      ...['State Updates', 'Runner-Owned Field Reset', 'State Transitions', 'Attempt Saturation'],
      ...['Derived Internal Passes', 'Flow Summary', 'apply_state_updates', 'reset_runner_owned_fields'],
      ...['derive_internal_passes', 'index_runner_owned', 'sort_children', 'AgentStatus', 'GuardOutcome'],
      ...['Pass', 'Fail', 'Skipped', 'stuck', 'passes_set', 'attempts_incremented', 'derived_passes_set'],
    ],
  },
  {
    document: 'Validate Graph Transition & Update Frontmatter',
    names: [
      ...['AC1', 'AC2', 'AC3', 'AC4', 'AC5', 'Frontmatter Parse + Schema Validation'],
      ...['`currentNodeId` Existence & Transition Guard', '`stepsCompleted` Must Not Regress'],
      ...['Rejection UX (LLM Feedback)', 'Atomic Persist + Recoverability', 'E_SCHEMA_VALIDATION'],
      ...['E_INVALID_TRANSITION', 'E_INVALID_FRONTMATTER', 'E_PRECONDITION_FAILED'],
      ...['workflow-frontmatter.schema.json', 'workflow-graph.schema.json', '@state/workflow.md'],
      ...['@state/logs/execution.jsonl', 'workflow.graph.json', 'fs.apply_patch', 'fs.write'],
      ...['validateWorkflowStateUpdate', 'workflowId', 'graphRelPath', 'projectRoot', 'packageId', 'runId'],
      ...['agentId', 'RUN_DIRECTIVE.graph', 'ifMatchSha256', 'sha256After', 'allowedNext', 'isDefault'],
      ...['conditionText', 'conditionExpr', 'details.errors', 'effective', 'currentNodeId', 'stepsCompleted'],
      ...['entryNodeId', 'currentNodeId_oldEffective', 'currentNodeId_newEffective', 'ToolHost'],
      ...['FileSystemToolHost', 'getWorkflowState', 'Document-as-State', 'fileSystemToolHost.ts'],
      ...['executionEngine.ts', 'runtimeStore.ts', 'toolHost.ts', 'bmad-package-spec'],
    ],
  },
  {
    document: 'Backend Invariants for Phase 1',
    names: [
      ...['1', '2a', '2b', '2c', '3', '4a', '4b', '5a'],
      ...Array.from({ length: 47 }, (_, index) => String(index + 8)),
      ...['Run ID Uniqueness', 'Run Lifecycle Is Well-Formed (Event-Based)', 'Illegal Lifecycle Events'],
      ...['Run "state" is derived', 'Step Execution Order', 'Workspace Root Configuration'],
      ...['File operation containment', 'Failure Stops Subsequent Phases', 'Step ID Uniqueness'],
      ...['Exactly One `step.started`', 'Exactly One Step Termination', 'Step Belongs to One Run'],
      ...['Step Phase', 'Agent Validity', 'ToolCall ID Uniqueness', 'Exactly One `tool.called`'],
      ...[
        'Exactly One Tool Termination',
        'ToolCall Belongs to One Step',
        'Tool Validity',
        'Permission Tiers',
      ],
      ...['Tool Input Validation', 'Tool Output Validation', 'ToolCall Duration', 'LLMCall ID Uniqueness'],
      ...['Exactly One `llm.requested`', 'Exactly One `llm.responded`', 'LLMCall Belongs to One Step'],
      ...['Artifact ID Uniqueness', 'Exactly One `artifact.created`', 'Artifact Belongs to One Step'],
      ...['Artifact Belongs to One Run', 'Artifact Type', 'Artifact Checksum', 'Artifact Size'],
      ...['File Artifact Path', 'Append-Only Log', 'Event ID Uniqueness', 'Valid Event Types'],
      ...['Sequence Ordering', 'Payload Validation', 'JSONLines Format', 'Replayability'],
      ...['Workspace Containment', 'Path Normalization', 'No Arbitrary Shell Execution'],
      ...['Static Agent Configuration', 'Tool Whitelist', 'Permission Tier', 'Phase 1 Agents'],
      ...['Per-Run Isolation', 'Ephemeral Memory', 'Memory Key Constraints', 'Deterministic Replay'],
      ...['Invariant Validation During Replay', 'Complete RunView Reconstruction', '[REPLAY]', '[EXEC]'],
      ...['run.started', 'run.finished', 'run.failed', 'step.started', 'step.finished', 'step.failed'],
      ...['llm.requested', 'llm.responded', 'tool.called', 'tool.returned', 'tool.failed'],
      ...['artifact.created', 'INVALID_INPUT', 'INVALID_OUTPUT', 'execute_shell', 'run_tests', 'run_build'],
      ...['run_lint', 'planner', 'executor', 'reviewer', 'READ', 'WRITE', 'EXECUTE', 'RunView'],
      ...['workspace_root', 'duration_ms', 'size_bytes', 'seq', 'pending', 'running', 'completed'],
    ],
  },
  {
    document: 'Procedure — Validation: What Must Be True',
    names: [
      ...['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'RD1', 'RD2', 'Schema Immutability'],
      ...['Template Protection', 'Single Active Step', 'Step Contains Complete Guide'],
      ...['API Contract Fulfillment', 'Validation Spec Integrity', 'Actor-Run Relationship'],
      ...['Run Space Expiration', 'V4 Strictness (Missing Doc Chain)', 'V6 Canonical Validation Types'],
      ...['Schema coherence', 'Template integrity', 'Unambiguous state', 'Context availability'],
      ...['API reliability', 'Transition correctness', 'Audit trail', 'CRITICAL', 'HIGH', 'MEDIUM'],
      ...['start_procedure', 'continue_procedure', 'end_procedure', 'run_id', 'step_content', 'status'],
      ...['node_exists', 'link_exists', 'content_matches', 'count_range', 'custom', 'in_space', 'min_count'],
      ...['occupies', 'inhabits', 'IMPLEMENTED_IN', 'CONTAINS', 'Run Space', 'energy', 'polarity'],
      ...['OBJECTIVES_Procedure.md', 'PATTERNS_Procedure.md', 'BEHAVIORS_Procedure.md'],
      ...['VOCABULARY_Procedure.md', 'ALGORITHM_Procedure.md', 'IMPLEMENTATION_Procedure.md'],
      ...['HEALTH_Procedure.md', 'SYNC_Procedure.md', 'procedure_runner.py'],
    ],
  },
];

/**
 * What the product has not under that name, and why. A reason that is not needed any more fails.
 * @type {Readonly<Record<string, string>>}
 */
export const reasons = {
  'io/tree_store.rs': 'a source file of the reference runner; here src/runner/task-tree-store.ts',
  'core/invariants.rs': 'a source file of the reference runner; here src/kinds/task-tree/invariants.ts',
  'core/immutability.rs':
    'a source file of the reference runner; here src/kinds/task-tree/rules/immutability.ts',
  'core/status_validator.rs':
    'a source file of the reference runner; here src/kinds/task-tree/rules/status.ts',
  'core/child_additions.rs':
    'a source file of the reference runner; here src/kinds/task-tree/rules/child-additions.ts',
  'core/state_update.rs': 'a source file of the reference runner; here src/kinds/task-tree/state-update.ts',
  'io/iteration_log.rs': 'a source file of the reference runner; here src/runner/step/iteration.ts',
  'tree.rs': 'a source file of the reference runner; here src/kinds/task-tree/model.ts',
  passes_set: 'a field of the summary; here passesSet of applyStateUpdates',
  attempts_incremented: 'a field of the summary; here attemptsIncremented of applyStateUpdates',
  derived_passes_set:
    'a field of the summary; here derivedPassesSet of applyStateUpdates and deriveInternalPasses',
  'Document-as-State': 'a name for the idea, which is that of every kind',
  'fileSystemToolHost.ts': 'a source file of the runtime; here src/runner/guarded',
  'executionEngine.ts': 'a source file of the runtime, which runs models; nothing here does',
  'runtimeStore.ts': 'a source file of the runtime; here src/kinds/workflow/read-state.ts',
  'toolHost.ts': 'a source file of the runtime; here src/runner/guarded/write-context.ts',
  'bmad-package-spec': 'a folder of the runtime; the two schemas lie in schemas/',
  'OBJECTIVES_Procedure.md': 'another document of that chain, which is not given',
  'PATTERNS_Procedure.md': 'another document of that chain, which is not given',
  'BEHAVIORS_Procedure.md': 'another document of that chain, which is not given',
  'VOCABULARY_Procedure.md': 'another document of that chain, which is not given',
  'ALGORITHM_Procedure.md': 'another document of that chain, which is not given',
  'IMPLEMENTATION_Procedure.md': 'another document of that chain, which is not given',
  'HEALTH_Procedure.md': 'another document of that chain, which is not given',
  'SYNC_Procedure.md': 'another document of that chain, which is not given',
  'procedure_runner.py': 'a planned source file of that module; here src/kinds/procedure/api',
};
