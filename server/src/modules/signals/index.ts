import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { caseRoutes } from './cases/case.routes.ts'
import { isInvolved, signals as rows, signalStore } from './cases/case.store.ts'
import { exemptionRoutes } from './exemptions/exemption.routes.ts'
import { signalsMessages } from './messages.ts'
import { ruleRoutes } from './settings/rule.routes.ts'
import { reviewSignals, signalsListener } from './signals.listener.ts'

export { examineSince } from './signals.listener.ts'

// Commands for the demo, which performs them without pages.
export {
  confirm as confirmSignal,
  dismiss as dismissSignal,
  explain as explainSignal,
  take as takeSignal,
} from './cases/case.service.ts'
export { examine } from './cases/raise.service.ts'
export { agree as agreeExemption, propose as proposeExemption } from './exemptions/exemption.service.ts'

const todos = signalStore.todos({ title: 'subject', note: 'handler' })

/** Risk signals: rules find reasons to look, people check them. */
export const signals: Module = {
  routes: (app) => {
    caseRoutes(app)
    exemptionRoutes(app)
    ruleRoutes(app)
  },
  batchListener: signalsListener,
  jobs: [everyTenant({ name: 'signals.review', everySeconds: 6 * 3600, run: reviewSignals })],
  messages: signalsMessages,
  canRead: {
    signal: async (db, actor, id) =>
      actor.permissions.has('signal.read') &&
      (await rows.findIfThere(db, id)) !== undefined &&
      !(await isInvolved(db, actor, id)),
  },
  workbench: {
    todos: { 'signal.handle': (db, { personId }, span) => todos(db, span, personId) },
  },
}
