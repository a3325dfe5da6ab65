import type { Mutant } from './mutant.ts'

const folder = 'server/src/modules/sourcing'
const visibility = `${folder}/hall/visibility.routes.test.ts`
const enrolments = `${folder}/participation/enrolment.routes.test.ts`
const moves = `${folder}/flow/move.routes.test.ts`

export const sourcing: readonly Mutant[] = [
  {
    guards: 'I-26',
    without: 'the mask of a budget on cards',
    edits: [
      {
        file: `${folder}/projects/card.store.ts`,
        from: "row.is_show_price === '0' || seesBudget ? row.budget_amount : null",
        to: 'row.budget_amount',
      },
    ],
    test: { file: visibility, name: 'project visibility: “visitor” sees what the policy defines' },
  },
  {
    guards: 'I-26',
    without: 'the mask of a budget in filters and orders',
    edits: [
      {
        file: `${folder}/hall/hall.store.ts`,
        from: "case when p.is_show_price = '0' then p.budget_amount end",
        to: 'p.budget_amount',
      },
    ],
    test: { file: visibility, name: 'project visibility: a masked budget is not disclosed by filters or sorting' },
  },
  {
    guards: 'I-59',
    without: 'the comparison of what is due with the time of the database',
    edits: [
      {
        file: `${folder}/flow/due.service.ts`,
        from: 'project.ends_at === null || project.ends_at > now',
        to: 'project.ends_at === null || now > project.ends_at',
      },
    ],
    test: { file: moves, name: 'project schedule: enrolment and quoting end on time, exactly once' },
  },
  {
    guards: 'I-60',
    without: 'the policy where files of a project are downloaded',
    edits: [
      {
        file: `${folder}/attachments.service.ts`,
        from: "seesOf('files', viewer, {}) === 'yes'",
        to: "seesOf('items', viewer, false) === 'yes'",
      },
    ],
    test: { file: visibility, name: 'project visibility: “supplier” sees what the policy defines' },
  },
  {
    guards: 'I-60',
    without: 'the invitation in what suppliers list',
    edits: [
      {
        file: `${folder}/projects/visibleProjects.store.ts`,
        from: 'i.project_id = p.id and i.supplier_id = ${visibility.supplierId}',
        to: 'i.project_id = p.id and i.supplier_id <> 0',
      },
    ],
    test: {
      file: enrolments,
      name: 'enrolments: only in their period, only if required, and only for invited suppliers',
    },
  },
  {
    guards: 'I-61',
    without: 'the end of the enrolment',
    edits: [
      {
        file: `${folder}/participation/enrolment.rules.ts`,
        from: 'end !== null && now < end',
        to: 'end !== null',
      },
    ],
    test: {
      file: enrolments,
      name: 'enrolments: only in their period, only if required, and only for invited suppliers',
    },
  },
  {
    guards: 'I-61',
    without: 'the comparison of deadlines with those that were announced',
    edits: [
      {
        file: `${folder}/flow/change.service.ts`,
        from: "if (earlier) refuse('project.onlyLater'",
        to: "if (earlier === 'negotiationEndAt') refuse('project.onlyLater'",
      },
    ],
    test: {
      file: moves,
      name: 'project changes: later deadlines and other quantities by a public notice; never earlier ones',
    },
  },
]
