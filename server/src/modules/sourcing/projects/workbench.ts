import type { TodoSpan, WorkbenchSources } from '#kit/workbench/sources.ts'
import type { Actor } from '#kit/actor.ts'
import * as store from './workbench.store.ts'

const ofDepartment = ({ deptId }: Actor, span: TodoSpan) => ({ ...span, deptId })
const ofPerson = ({ userId }: Actor, span: TodoSpan) => ({ ...span, userId })
const ofSupplier = ({ supplierId }: Actor, span: TodoSpan) => ({ ...span, supplierId: supplierId ?? '0' })

/** Workbench data of the sourcing module. */
export const sourcingSources: WorkbenchSources = {
  todos: {
    'project.approve': (db, actor, span) => store.toApprove(db, ofPerson(actor, span)),
    'project.open': (db, { personId }, span) => store.toOpen(db, { ...span, personId }),
    'project.award': (db, actor, span) => store.toAward(db, ofDepartment(actor, span)),
    'project.announce': (db, actor, span) => store.toAnnounce(db, ofDepartment(actor, span)),
    'project.enrolments': (db, actor, span) => store.enrolmentsToDecide(db, ofDepartment(actor, span)),
    'project.questions': (db, actor, span) => store.questionsToAnswer(db, ofDepartment(actor, span)),
    'project.draft': (db, actor, span) => store.drafts(db, { ...ofDepartment(actor, span), ...ofPerson(actor, span) }),
    'project.score': (db, actor, span) => store.toScore(db, ofPerson(actor, span)),
    'project.watchOpening': (db, actor, span) => store.openingsToWatch(db, ofPerson(actor, span)),
    'project.deadline': (db, actor, span) => store.publicDeadlines(db, ofDepartment(actor, span)),
    'agency.draft': (db, actor, span) => store.agencyDrafts(db, ofPerson(actor, span)),
    'agency.publish': (db, actor, span) => store.agencyToPublish(db, ofPerson(actor, span)),
    'agency.enrolments': (db, actor, span) => store.agencyEnrolments(db, ofPerson(actor, span)),
    'agency.questions': (db, actor, span) => store.agencyQuestions(db, ofPerson(actor, span)),
    'objection.answer': (db, actor, span) => store.objectionsToAnswer(db, ofDepartment(actor, span)),
    'objection.decide': (db, _actor, span) => store.complaintsToDecide(db, { ...span }),
    'quote.submit': (db, actor, span) => store.quotesDue(db, ofSupplier(actor, span)),
    'project.join': (db, actor, span) => store.toJoin(db, ofSupplier(actor, span)),
  },
  recents: {
    project: (db, { deptId }, { max }) => store.recentOfDepartment(db, { deptId, max }),
    evaluation: (db, { userId }, { max }) => store.recentOfExpert(db, { userId, max }),
    supervisedProject: (db, { userId }, { max }) => store.recentOfSupervisor(db, { userId, max }),
    agencyProject: (db, { userId }, { max }) => store.recentOfAgency(db, { userId, max }),
    publicProject: (db, { deptId }, { max }) => store.recentPublic(db, { deptId, max }),
    tenantProject: (db, _actor, { max }) => store.recentOfTenant(db, { max }),
  },
  figures: {
    'projects.running': async (db) => (await store.countRunning.one(db)).count,
    'agency.running': async (db, { userId }) => (await store.countOfAgency.one(db, { userId })).count,
    'evaluations.waiting': async (db, { userId }) => (await store.countToScore.one(db, { userId })).count,
    'supervised.running': async (db, { userId }) => (await store.countSupervised.one(db, { userId })).count,
  },
  charts: {
    published: async (db, _actor, { months }) => {
      const rows = await store.projectsByMonth(db, { since: new Date(`${months[0]!}-01T00:00:00+08:00`) })
      const found = new Map(rows.map((row) => [row.month, row]))
      return months.map((month) => ({
        month,
        figures: [found.get(month)?.published ?? 0, found.get(month)?.ended ?? 0],
      }))
    },
  },
}
