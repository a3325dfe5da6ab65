import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { EventName } from '#contract/events.ts'
import type { Listener } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { applicationCase } from './applications/application.case.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { applications, applicationStore } from './applications/application.store.ts'
import { dispositionRoutes } from './dispositions/disposition.routes.ts'
import { dispositions, restoreStore } from './dispositions/disposition.store.ts'
import { restores } from './dispositions/restore.case.ts'
import { onboardingMessages } from './messages.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { delivering, onSupplierEdited } from './passports/passport.issue.service.ts'
import { onSupplierCreated, receivePassport } from './passports/passport.receive.service.ts'
import { passportRoutes } from './passports/passport.routes.ts'
import { qualificationRoutes } from './qualifications/qualification.routes.ts'
import { qualifications, qualificationStore } from './qualifications/qualification.store.ts'
import { remindOfQualifications } from './qualifications/reminder.service.ts'
import { onArrival, onReview } from './incidents/incident.listener.ts'
import { incidentRoutes } from './incidents/incident.routes.ts'
import { incidents, incidentStore } from './incidents/incident.store.ts'
import { contests } from './scores/contest.case.ts'
import { counting } from './scores/fact.listener.ts'
import { scoreRoutes } from './scores/score.routes.ts'
import { computeQuarter } from './scores/score.service.ts'
import { contestStore } from './scores/score.store.ts'
import { profileChanges, profileChangeStore } from './profileChanges/profileChange.case.ts'

// Commands of applications, for the demo.
export { applicantRole } from './applications/applicant.service.ts'
export { applicationCommands } from './applications/application.case.ts'

export {
  applyForQualification,
  cancel as cancelQualification,
  condition,
  disqualify,
  openQualification,
  qualify,
  review,
  sendBack,
} from './qualifications/qualification.service.ts'
export {
  dismiss as dismissIncident,
  report as reportIncident,
  stateOn as stateOnIncident,
  warn as warnOfIncident,
} from './incidents/incident.service.ts'
export { contests } from './scores/contest.case.ts'
export { countFact, factEvents, type FactEvent } from './scores/fact.listener.ts'
export { compute as computeScores, publishAll as publishScores } from './scores/score.service.ts'
export { deliver as deliverPassport, grant as grantPassport } from './passports/passport.issue.service.ts'
export { receivePassport }
export { decide, lift, propose, state } from './dispositions/disposition.service.ts'

const todos = applicationStore.todos({ title: 'company_name', note: 'contact_name' })
const qualificationTodos = qualificationStore.todos({ title: 'supplier_name', note: 'categories' })
const incidentTodos = incidentStore.todos({ title: 'supplier_name', note: 'facts' })
const contestTodos = contestStore.todos({ title: 'contest_reason', note: 'period' })
const restoreTodos = restoreStore.todos({ title: 'apply_reason', note: 'apply_user_name' })

interface Bringing {
  readonly canRead: (db: Db, actor: Actor, id: string) => Promise<boolean>
}
interface Brought {
  readonly findIfThere: (db: Db, id: string) => Promise<{ readonly supplier_id: string | null } | undefined>
}

/** Who reads a case, the people of the supplier that it became or changed, and operators who read suppliers. */
async function mayReadCertificates(db: Db, actor: Actor, id: string, of: Bringing, rows: Brought): Promise<boolean> {
  if (await of.canRead(db, actor, id)) return true
  const supplierId = (await rows.findIfThere(db, id))?.supplier_id ?? null
  if (supplierId === null) return false
  return supplierId === actor.supplierId || (actor.entrance === 'operator' && actor.permissions.has('supplier.read'))
}

/** Two listeners of one event, one after the other. */
const both =
  <Name extends EventName>(first: Listener<Name>, second: Listener<Name>): Listener<Name> =>
  async (tx, event) => {
    await first(tx, event)
    await second(tx, event)
  }

export const onboarding = (contents: Files): Module => ({
  routes: (app) => {
    applicationRoutes(app)
    dispositionRoutes(app)
    profileChanges.routes(app)
    qualificationRoutes(app)
    incidentRoutes(app)
    scoreRoutes(app)
    passportRoutes(contents)(app)
    overviewRoutes(app)
  },
  listeners: {
    'supplier.created': onSupplierCreated,
    'supplier.edited': onSupplierEdited,
    'order.commented': both(onReview, counting('order.commented')),
    'order.received': both(onArrival, counting('order.received')),
    'order.autoReceived': both(onArrival, counting('order.autoReceived')),
    'order.inspected': both(onArrival, counting('order.inspected')),
    'order.shortClosed': counting('order.shortClosed'),
    'order.accepted': counting('order.accepted'),
    'order.expired': counting('order.expired'),
    'incident.warned': counting('incident.warned'),
    'incident.escalated': counting('incident.escalated'),
  },
  jobs: [
    delivering,
    everyTenant({ name: 'onboarding.remindOfQualifications', everySeconds: 3600, run: remindOfQualifications }),
    everyTenant({ name: 'onboarding.computeScores', everySeconds: 3600, run: computeQuarter }),
  ],
  messages: onboardingMessages,
  canRead: {
    supplierRestore: restores.canRead,
    disposition: async (db, actor, id) =>
      actor.permissions.has('supplier.restrict') ||
      (actor.supplierId !== null && (await dispositions.findIfThere(db, id))?.supplier_id === actor.supplierId),
    scoreContest: contests.canRead,
    incident: async (db, actor, id) =>
      actor.permissions.has('incident.manage') ||
      (actor.supplierId !== null && (await incidents.findIfThere(db, id))?.supplier_id === actor.supplierId),
    qualification: async (db, actor, id) =>
      actor.permissions.has('qualification.manage') ||
      (actor.supplierId !== null && (await qualifications.findIfThere(db, id))?.supplier_id === actor.supplierId),
    // The certificates of a supplier stay files of the case that brought them.
    supplierApplication: (db, actor, id) => mayReadCertificates(db, actor, id, applicationCase, applications),
    profileChange: (db, actor, id) => mayReadCertificates(db, actor, id, profileChanges, profileChangeStore.rows),
  },
  workbench: {
    todos: {
      'supplierApplication.handle': (db, _, span) => todos(db, span),
      'incident.handle': (db, _, span) => incidentTodos(db, span),
      'scoreContest.handle': (db, _, span) => contestTodos(db, span),
      'qualification.handle': (db, _, span) => qualificationTodos(db, span),
      'supplierRestore.handle': (db, _, span) => restoreTodos(db, span),
    },
  },
})
