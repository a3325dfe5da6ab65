import type { Files } from '#kit/files/files.ts'
import { job } from '#kit/jobs/jobs.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import type { TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import type { App } from '#kit/http/serve.ts'
import type { Module } from '#kit/module.ts'
import { bookingListeners } from './booking.listener.ts'
import { matchListeners } from './matching/match.listener.ts'
import { matchingRoutes } from './matching/matching.routes.ts'
import { settlementMessages } from './messages.ts'
import { payableRoutes } from './payables/payable.routes.ts'
import { askRedForm, askRedForms } from './red/red.bureau.service.ts'
import { redFormJob } from './red/red.job.ts'
import { redRoutes } from './red/red.routes.ts'
import { mayReadRetention } from './retentions/retention.present.ts'
import { retentionRoutes } from './retentions/retention.routes.ts'
import { releaseDue, remindOfRetentions } from './retentions/retention.service.ts'
import { statementRoutes } from './statement.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { settlementSources } from './workbench.ts'

export { isPayable } from './payables/payable.rules.ts'
export {
  createPayable,
  holdPayable,
  holdPayablesOf,
  type NewPayable,
  releasePayablesOf,
} from './payables/payable.service.ts'
export {
  addHoldTo,
  type Movement,
  movePayables,
  openCredits,
  type PayableRow,
  payables,
} from './payables/payable.store.ts'
export { endedRetentions, presentRetention } from './retentions/retention.present.ts'
export { type ListedRetention, retentionList } from './retentions/retention.store.ts'
export { decideRetention, proposeRetention } from './retentions/retention.service.ts'
// For the demo, which books, states and matches without pages.
export { bookOrder } from './booking.listener.ts'
export { answerDispute, disputeLine } from './dispute.service.ts'
export { approveInvoice, matchInvoice, overrideMatch, returnInvoice } from './matching/match.service.ts'
export { confirmStatement, createStatement, sendStatement, voidStatement } from './statement.service.ts'

export { askRedForm, askRedForms } from './red/red.bureau.service.ts'
export { confirmRedForm, refuseRedForm, startRedForm } from './red/red.service.ts'

/** Without a tax bureau red letters wait; their red invoices can be uploaded. */
export const settlement = (contents: Files, bureau?: Outside<TaxBureau>): Module => ({
  messages: settlementMessages,
  routes: (app: App) => {
    statementRoutes(app)
    matchingRoutes(contents)(app)
    payableRoutes(app)
    redRoutes(app)
    termsRoutes(app)
    retentionRoutes(app)
  },
  listeners: { ...bookingListeners, ...matchListeners },
  jobs: [
    job({
      ...redFormJob,
      steps: async (context, { id }) => {
        if (bureau) await askRedForm({ bureau: await bureau(context), contents }, context, id)
      },
    }),
    everyTenant({ name: 'settlement.releaseRetentions', everySeconds: 600, run: releaseDue }),
    everyTenant({ name: 'settlement.remindOfRetentions', everySeconds: 3600, run: remindOfRetentions }),
    everyTenant({
      name: 'settlement.askRedForms',
      everySeconds: 30,
      run: async (context) => {
        if (bureau) await askRedForms({ bureau: await bureau(context), contents })(context)
      },
    }),
  ],
  canRead: { retention: mayReadRetention },
  workbench: settlementSources,
})
