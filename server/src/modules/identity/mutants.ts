import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const matrix = 'server/test/authorization/reach.routes.test.ts'
const projects = 'server/test/authorization/projectReach.routes.test.ts'
const granting = 'server/src/modules/identity/reach/reach.routes.test.ts'
const store = 'server/src/modules/identity/reach/reach.store.ts'

/** Guards of data scopes: in lists and exports, in details, in statistics, and where they are set. */
export const mutants: readonly Mutant[] = [
  {
    guards: 'I-665',
    without: 'the condition of lists and exports',
    edits: [
      {
        file: store,
        from: 'if (isAll) return sql`true`',
        to: 'if (isAll || d) return sql`true`',
      },
    ],
    test: { file: matrix, name: 'orders of the tenant: list, export, counts and details agree' },
  },
  {
    guards: 'I-665',
    without: 'the departments of details',
    edits: [
      {
        file: 'server/src/kit/reach.rules.ts',
        from: 'isAll || path.some((id) => trees.includes(id)) || depts.includes',
        to: 'isAll || path.length > 0 || path.some((id) => trees.includes(id)) || depts.includes',
      },
    ],
    test: { file: matrix, name: 'returns: list, export and details agree' },
  },
  {
    guards: 'I-665',
    without: 'the data scopes of a session',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: '  ...sharedReaches(row),\n',
        to: '',
      },
    ],
    test: { file: matrix, name: 'orders of colleagues: list, export, counts and details agree' },
  },
  {
    guards: 'I-665',
    without: 'the departments of statistics',
    edits: [
      {
        file: 'server/src/modules/insight/scope.store.ts',
        from: 'where d.id = $id and ${isWithin}`',
        to: 'where d.id = $id and (true or ${isWithin})`',
      },
    ],
    test: { file: matrix, name: 'statistics: of departments within it, with all below them' },
  },
  {
    guards: 'I-665',
    without: 'the plans of other departments',
    edits: [
      {
        file: 'server/src/modules/plans/plan.access.service.ts',
        from: "seesDepartment(actor, row.dept_path, 'plan.consolidate')",
        to: "actor.permissions.has('plan.consolidate')",
      },
    ],
    test: {
      file: 'server/src/modules/plans/planReach.routes.test.ts',
      name: 'plans: who sees those of some departments reads them, their sums and goods, and changes no cycle',
    },
  },
  {
    guards: 'I-665',
    without: 'the stuck approvals of other departments',
    edits: [
      {
        file: 'server/src/modules/approvals/task.service.ts',
        from: "if (!seesDepartment(actor, path, 'approval.oversee')) refuse('thing.notFound')",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/approvals/reseating/stuckReach.routes.test.ts',
      name: 'stuck approvals: are listed, exported and handed over within the data scope alone',
    },
  },
  {
    guards: 'I-666',
    without: 'the own data scope of who grants',
    edits: [
      {
        file: 'server/src/modules/identity/reach/reach.rules.ts',
        from: 'return isAll || !trees.every(isBelow)',
        to: 'return !trees.every(() => true)',
      },
    ],
    test: {
      file: granting,
      name: 'data scopes: who cannot grant what they do not hold grants no more than they see',
    },
  },
  {
    guards: 'I-666',
    without: 'the comparison of persons',
    edits: [
      {
        file: 'server/src/modules/identity/reach/reach.service.ts',
        from: "if (account.person_id === actor.personId) refuse('role.own')",
        to: '',
      },
    ],
    test: { file: granting, name: 'data scopes: by the rules of giving the role, and never one’s own' },
  },
  {
    guards: 'I-683',
    without: 'the condition of lists of projects',
    edits: [
      {
        file: 'server/src/modules/sourcing/projects/running.store.ts',
        from: '  if (isAll) return sql`true`',
        to: '  if (isAll || trees) return sql`true`',
      },
    ],
    test: { file: projects, name: 'projects that one oversees: list, export, figures, workbench and pages agree' },
  },
  {
    guards: 'I-683',
    without: 'the condition of counts and workbenches',
    edits: [
      {
        file: 'server/src/modules/sourcing/projects/running.store.ts',
        from: 'isAmongSql = `($isAll::boolean or',
        to: 'isAmongSql = `($isAll::boolean is not null or',
      },
    ],
    test: {
      file: projects,
      name: 'projects that one runs: list, export, counts, search, workbench, pages and files agree',
    },
  },
  {
    guards: 'I-683',
    without: 'the department of a project',
    edits: [
      {
        file: 'server/src/modules/sourcing/projects/project.rules.ts',
        from: "mayOversee(actor) && seesDepartment(actor, path, 'project.oversee')",
        to: "mayOversee(actor) && (path.length > 0 || seesDepartment(actor, path, 'project.oversee'))",
      },
    ],
    test: { file: projects, name: 'projects that one oversees: list, export, figures, workbench and pages agree' },
  },
  {
    guards: 'I-683',
    without: 'the project of a demand line out of reach',
    edits: [
      {
        file: 'server/src/modules/sourcing/demands/demand.routes.ts',
        from: 'if (!isVisible && !isRun && row.requester_id !== actor.userId) return noProject',
        to: '',
      },
    ],
    test: { file: projects, name: 'the pool of demand lines names the projects within it alone' },
  },
  {
    guards: 'I-683',
    without: 'the condition of objections and deposits',
    edits: [
      {
        file: 'server/src/modules/sourcing/projects/running.store.ts',
        from: '${running ? isAmong(running) : sql`false`}',
        to: '${running ? sql`true` : sql`false`}',
      },
    ],
    test: {
      file: 'server/test/sourcing/objectionReach.routes.test.ts',
      name: 'lists, exports, pages and files agree',
    },
  },
  {
    guards: 'I-683',
    without: 'the data scope of those who are not signed in',
    edits: [
      {
        file: 'server/migrations/0697_reach_of_projects.sql',
        from: "case case h.reach when 'default' then usual else h.reach end",
        to: "case case h.reach when 'none' then h.reach else usual end",
      },
    ],
    test: { file: projects, name: 'the same of accounts that are not signed in' },
  },
]
