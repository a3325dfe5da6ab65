import { job } from '#kit/jobs/jobs.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import type { TaxBureau } from '#kit/taxBureau/taxBureau.ts'
import type { Module } from '#kit/module.ts'
import { mayReadInvoice } from './invoice.access.service.ts'
import { invoiceRoutes } from './invoice.routes.ts'
import { invoicesMessages } from './messages.ts'
import { proposalRoutes } from './proposals/proposal.routes.ts'
import { mayReadProposal } from './proposals/proposal.service.ts'
import { verifyJob } from './verification/verification.job.ts'
import { verifyInvoices, verifyOne } from './verification/verification.service.ts'
import { invoicesSources } from './workbench.ts'

export { invoiceOfFile } from './file.store.ts'
export { presentInvoice } from './invoice.present.ts'
export { findInvoice, readableSupplier, visibleInvoice } from './invoice.access.service.ts'
export { invoiceFlow } from './invoice.rules.ts'
export {
  addChecks,
  judgeInvoice,
  moveInvoice,
  nameSupplier,
  recordRefused,
  submitInvoice,
  type Submitted,
} from './invoice.service.ts'
export { type InvoiceRow, invoices as invoiceTable, linesOf, type LineRow, lockBlue } from './invoice.store.ts'
export { confirmedInvoice } from './proposals/proposal.rules.ts'
export { lockProposal, proposeInvoice, settleProposal } from './proposals/proposal.service.ts'
export { waitingProposal } from './proposals/proposal.store.ts'
export { filesIn, type FoundFile } from './reading/archive.ts'
export { readInvoice } from './reading/read.ts'

/** Without a tax bureau nobody verifies; invoices are approved by what they say. */
export const invoices = (bureau?: Outside<TaxBureau>): Module => ({
  routes: (app) => {
    invoiceRoutes(app)
    proposalRoutes(app)
  },
  messages: invoicesMessages,
  workbench: invoicesSources,
  canRead: { invoice: mayReadInvoice, invoiceProposal: mayReadProposal },
  jobs: [
    job({
      ...verifyJob,
      steps: async (context, { id }) => {
        if (bureau) await verifyOne(await bureau(context), context, id)
      },
    }),
    everyTenant({
      name: 'invoices.verifyNew',
      everySeconds: 60,
      run: async (context) => {
        if (bureau) await verifyInvoices(await bureau(context))(context)
      },
    }),
  ],
})
