import type { TodoSpan, WorkbenchSources } from '#kit/workbench/sources.ts'
import type { Actor } from '#kit/actor.ts'
import { noProjects, overseenOf, runningOf } from '../projects/running.store.ts'
import * as store from './workbench.store.ts'

const ofDepartment = ({ deptId }: Actor, span: TodoSpan) => ({ ...span, deptId })
/** The projects that the caller runs, or oversees; without the permission none. */
const ofRunning = <T extends object>(actor: Actor, rest: T) => ({ ...rest, ...(runningOf(actor) ?? noProjects) })
const ofOverseen = <T extends object>(actor: Actor, rest: T) => ({ ...rest, ...(overseenOf(actor) ?? noProjects) })
const ofPerson = ({ userId }: Actor, span: TodoSpan) => ({ ...span, userId })
const ofSupplier = ({ supplierId }: Actor, span: TodoSpan) => ({ ...span, supplierId: supplierId ?? '0' })

/** Workbench data of the sourcing module. */
export const sourcingSources: WorkbenchSources = {
  todos: {
    'project.approve': (db, actor, span) => store.toApprove(db, ofPerson(actor, span)),
    'project.open': (db, { personId }, span) => store.toOpen(db, { ...span, personId }),
    'project.award': (db, actor, span) => store.toAward(db, ofRunning(actor, span)),
    'project.announce': (db, actor, span) => store.toAnnounce(db, ofRunning(actor, span)),
    'project.enrolments': (db, actor, span) => store.enrolmentsToDecide(db, ofRunning(actor, span)),
    'project.questions': (db, actor, span) => store.questionsToAnswer(db, ofRunning(actor, span)),
    'project.draft': (db, actor, span) => store.drafts(db, { ...ofRunning(actor, span), ...ofPerson(actor, span) }),
    'project.score': (db, actor, span) => store.toScore(db, ofPerson(actor, span)),
    'project.watchOpening': (db, actor, span) => store.openingsToWatch(db, ofPerson(actor, span)),
    'project.deadline': (db, actor, span) => store.publicDeadlines(db, ofDepartment(actor, span)),
    'agency.draft': (db, actor, span) => store.agencyDrafts(db, ofPerson(actor, span)),
    'agency.publish': (db, actor, span) => store.agencyToPublish(db, ofPerson(actor, span)),
    'agency.enrolments': (db, actor, span) => store.agencyEnrolments(db, ofPerson(actor, span)),
    'agency.questions': (db, actor, span) => store.agencyQuestions(db, ofPerson(actor, span)),
    'objection.answer': (db, actor, span) => store.objectionsToAnswer(db, ofRunning(actor, span)),
    'objection.decide': (db, actor, span) => store.complaintsToDecide(db, ofOverseen(actor, span)),
    'quote.submit': (db, actor, span) => store.quotesDue(db, ofSupplier(actor, span)),
    'project.join': (db, actor, span) => store.toJoin(db, ofSupplier(actor, span)),
  },
  recents: {
    project: (db, actor, { max }) => store.recentOfDepartment(db, ofRunning(actor, { max })),
    evaluation: (db, { userId }, { max }) => store.recentOfExpert(db, { userId, max }),
    supervisedProject: (db, { userId }, { max }) => store.recentOfSupervisor(db, { userId, max }),
    agencyProject: (db, { userId }, { max }) => store.recentOfAgency(db, { userId, max }),
    publicProject: (db, { deptId }, { max }) => store.recentPublic(db, { deptId, max }),
    tenantProject: (db, actor, { max }) => store.recentOfTenant(db, ofOverseen(actor, { max })),
  },
  figures: {
    'projects.running': async (db, actor) => (await store.countRunning.one(db, ofOverseen(actor, {}))).count,
    'agency.running': async (db, { userId }) => (await store.countOfAgency.one(db, { userId })).count,
    'evaluations.waiting': async (db, { userId }) => (await store.countToScore.one(db, { userId })).count,
    'supervised.running': async (db, { userId }) => (await store.countSupervised.one(db, { userId })).count,
  },
  charts: {
    published: async (db, actor, { months }) => {
      const rows = await store.projectsByMonth(
        db,
        ofOverseen(actor, { since: new Date(`${months[0]!}-01T00:00:00+08:00`) }),
      )
      const found = new Map(rows.map((row) => [row.month, row]))
      return months.map((month) => ({
        month,
        figures: [found.get(month)?.published ?? 0, found.get(month)?.ended ?? 0],
      }))
    },
  },
}
