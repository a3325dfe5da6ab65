import * as contract from '#contract/payments/requests.ts'
import type { PaymentRequest, RequestStatus } from '#contract/payments/request.ts'
import { countPaymentRequests } from '#contract/payments/waitingPayments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { bouncePayment, markPaid } from '../batches/payment.service.ts'
import { mayReadRequest } from './request.access.service.ts'
import { presentRequest, presentRequestRow, requestColumns, requestRowColumns } from './request.present.ts'
import { createRequest, discardRequest, submitRequest, withdrawRequest } from './request.service.ts'
import { countApproved, type ListedRequest, type RequestFilter, requestList, requestRowList } from './request.store.ts'

const all: readonly RequestStatus[] = ['draft', 'approving', 'approved', 'paying', 'paid', 'failed', 'bounced', 'void']
const tabs: Record<contract.RequestTab, readonly RequestStatus[]> = {
  all,
  draft: ['draft'],
  approving: ['approving'],
  approved: ['approved'],
  paying: ['paying'],
  paid: ['paid'],
  failed: ['failed', 'bounced'],
}
type Query = { tab?: contract.RequestTab; status?: RequestStatus; keyword?: string }

const listed = {
  list: requestList,
  filter: ({ input: { tab = 'all', ...input } }: ListCall<Query>): RequestFilter => ({
    ...input,
    statuses: tabs[tab],
  }),
  present: (row: ListedRequest, { actor }: { readonly actor: Actor }) => presentRequest(row, actor),
}

/** Finds a request that the actor reads; refuses with `thing.notFound`. */
async function findRequest(db: Db, actor: Actor, id: string): Promise<PaymentRequest> {
  if (!(await mayReadRequest(db, actor, id))) refuse('thing.notFound')
  return presentRequest(await requestList.one(db, { statuses: all }, id), actor)
}

export function requestRoutes(app: App) {
  serveList(app, contract.listPaymentRequests, listed)
  serveExport(app, contract.exportPaymentRequests, {
    ...listed,
    name: ['付款申请', 'Payment requests'],
    columns: requestColumns,
  })
  serve(app, contract.findPaymentRequest, ({ db, actor, input }) => findRequest(db, actor, input.id))
  const rows = {
    list: requestRowList,
    filter: async ({ db, actor, input }: ListCall<{ requestId: string }>) => ({
      requestId: (await findRequest(db, actor, input.requestId)).id,
    }),
    present: presentRequestRow,
  }
  serveList(app, contract.listRequestRows, rows)
  serveExport(app, contract.exportRequestRows, {
    ...rows,
    name: ['付款明细', 'Payment lines'],
    columns: requestRowColumns,
  })
  serveChanges(
    app,
    contract.listRequestChanges,
    async ({ db, actor, input }) => (await findRequest(db, actor, input.id)).id,
    { of: 'payment' },
  )
  serve(app, countPaymentRequests, async ({ db, actor }) =>
    actor.permissions.has('payment.execute') ? countApproved.one(db) : { waiting: 0 },
  )
  const write = serveWrites(app, findRequest)
  write(contract.createPaymentRequest, createRequest)
  write(contract.submitPaymentRequest, submitRequest)
  write(contract.withdrawPaymentRequest, withdrawRequest)
  write(contract.discardPaymentRequest, discardRequest)
  write(contract.markRequestPaid, markPaid)
  write(contract.bouncePayment, bouncePayment)
}
