import type { Bank } from '#kit/bank/bank.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import type { Files } from '#kit/files/files.ts'
import type { App } from '#kit/http/serve.ts'
import { job } from '#kit/jobs/jobs.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { bankJob } from './batches/bank.job.ts'
import { askBank, tellBank } from './batches/bank.service.ts'
import { batchRoutes } from './batches/batch.routes.ts'
import { paymentsMessages } from './messages.ts'
import { payeeRoutes } from './payees/payee.routes.ts'
import { takeDueEffects } from './payees/payee.service.ts'
import { periodRoutes } from './periods/period.routes.ts'
import { requestApproval } from './requests/approval.service.ts'
import { mayReadRequest } from './requests/request.access.service.ts'
import { requestRoutes } from './requests/request.routes.ts'
import { supplierPaymentRoutes } from './supplier/supplier.routes.ts'
import { paymentsSources } from './workbench.ts'

// Commands for the demo, which performs them without pages.
export { applyResults, createBatch } from './batches/batch.service.ts'
export { bouncePayment, markPaid } from './batches/payment.service.ts'
export { approvePayee, callBackPayee, proposeOwnPayee, proposePayee, takeEffect } from './payees/payee.service.ts'
export { createRequest, submitRequest } from './requests/request.service.ts'
export { decideRequest } from './requests/approval.service.ts'
export { canClose } from './periods/period.rules.ts'
export { checksOfPeriod, closePeriod } from './periods/period.service.ts'
export { requestApproval }

/** Without a bank, its files are downloaded and its results imported. */
export const payments = (contents: Files, bank?: Outside<Bank>): Module => ({
  messages: paymentsMessages,
  routes: (app: App) => {
    payeeRoutes(app)
    requestRoutes(app)
    batchRoutes(bank !== undefined)(app)
    supplierPaymentRoutes(app)
    periodRoutes(contents)(app)
  },
  jobs: [
    everyTenant({ name: 'payments.takeEffect', everySeconds: 60, run: takeDueEffects }),
    job({
      ...bankJob,
      steps: async (context, { id }) => {
        if (bank) await tellBank(await bank(context), context, id)
      },
    }),
    everyTenant({
      name: 'payments.askBank',
      everySeconds: 30,
      run: async (context) => {
        if (bank) await askBank(await bank(context))(context)
      },
    }),
  ],
  approvals: { payment: requestApproval },
  canRead: { payment: mayReadRequest },
  workbench: paymentsSources,
})
