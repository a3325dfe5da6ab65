import type { TodoSpan, WorkbenchSources } from '#kit/workbench/sources.ts'
import type { Actor } from '#kit/actor.ts'
import * as store from './workbench.store.ts'

const ofDepartment = ({ deptId }: Actor, span: TodoSpan) => ({ ...span, deptId })
const ofPerson = ({ userId }: Actor, span: TodoSpan) => ({ ...span, userId })
const ofSupplier = ({ supplierId }: Actor, span: TodoSpan) => ({ ...span, supplierId: supplierId ?? '0' })

/** Workbench data of the sourcing module. */
export const sourcingSources: WorkbenchSources = {
  todos: {
    'project.approve': (sql, actor, span) => store.toApprove(sql, ofPerson(actor, span)),
    'project.award': (sql, actor, span) => store.toAward(sql, ofDepartment(actor, span)),
    'project.announce': (sql, actor, span) => store.toAnnounce(sql, ofDepartment(actor, span)),
    'project.enrolments': (sql, actor, span) => store.enrolmentsToDecide(sql, ofDepartment(actor, span)),
    'project.questions': (sql, actor, span) => store.questionsToAnswer(sql, ofDepartment(actor, span)),
    'project.draft': (sql, actor, span) =>
      store.drafts(sql, { ...ofDepartment(actor, span), ...ofPerson(actor, span) }),
    'project.score': (sql, actor, span) => store.toScore(sql, ofPerson(actor, span)),
    'project.watchOpening': (sql, actor, span) => store.openingsToWatch(sql, ofPerson(actor, span)),
    'project.deadline': (sql, actor, span) => store.publicDeadlines(sql, ofDepartment(actor, span)),
    'objection.answer': (sql, actor, span) => store.objectionsToAnswer(sql, ofDepartment(actor, span)),
    'objection.decide': (sql, _actor, span) => store.complaintsToDecide(sql, { ...span }),
    'quote.submit': (sql, actor, span) => store.quotesDue(sql, ofSupplier(actor, span)),
    'project.join': (sql, actor, span) => store.toJoin(sql, ofSupplier(actor, span)),
  },
  recents: {
    project: (sql, { deptId }, { most }) => store.recentOfDepartment(sql, { deptId, most }),
    evaluation: (sql, { userId }, { most }) => store.recentOfExpert(sql, { userId, most }),
    supervisedProject: (sql, { userId }, { most }) => store.recentOfSupervisor(sql, { userId, most }),
    publicProject: (sql, { deptId }, { most }) => store.recentPublic(sql, { deptId, most }),
    tenantProject: (sql, _actor, { most }) => store.recentOfTenant(sql, { most }),
  },
  figures: {
    'projects.running': async (sql) => (await store.countRunning.one(sql)).count,
    'evaluations.waiting': async (sql, { userId }) => (await store.countToScore.one(sql, { userId })).count,
    'supervised.running': async (sql, { userId }) => (await store.countSupervised.one(sql, { userId })).count,
  },
  charts: {
    published: async (sql, _actor, { months }) => {
      const rows = await store.projectsByMonth(sql, { since: new Date(`${months[0]!}-01T00:00:00+08:00`) })
      const found = new Map(rows.map((row) => [row.month, row]))
      return months.map((month) => ({
        month,
        figures: [found.get(month)?.published ?? 0, found.get(month)?.ended ?? 0],
      }))
    },
  },
}
