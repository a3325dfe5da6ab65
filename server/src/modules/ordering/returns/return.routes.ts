import * as contract from '#contract/ordering/returns/returns.ts'
import { countReturns } from '#contract/ordering/returns/waitingReturns.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { findOrder } from '../orders/order.service.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { returnableOf, valueOf } from './return.amounts.rules.ts'
import { returnColumns } from './return.export.rules.ts'
import { presentReturn } from './return.present.ts'
import { isOver } from './return.rules.ts'
import { createReturn, stateReturn } from './return.request.service.ts'
import { findReturn } from './return.service.ts'
import { lastReceiptsOf, type ReturnDetailRow } from './return.store.ts'
import { returnTabs, statusesOfTab } from './return.tabs.rules.ts'
import { countReturnsIn, type ReturnFilter, returnList } from './returnList.store.ts'
import {
  agreeReturn,
  decideReturn,
  moveReturn,
  offerReturn,
  refuseReturn,
  sendReturn,
  shipReplacement,
  takeReturn,
} from './returnMoves.service.ts'

type Query = Omit<ReturnFilter, 'actor' | 'side' | 'statuses' | 'arbitrated'> & { readonly tab?: contract.ReturnTab }

const listedFor = (side: ReturnFilter['side']) => ({
  list: returnList,
  filter: ({ actor, input: { tab, ...input } }: ListCall<Query>): ReturnFilter => ({
    ...input,
    actor,
    side,
    statuses: statusesOfTab(tab),
  }),
  present: (row: ReturnDetailRow, { actor }: { readonly actor: Actor }) => presentReturn(row, actor),
})

const arbitrations = {
  ...listedFor('tenant'),
  filter: ({
    actor,
    input: { tab = 'open', ...input },
  }: ListCall<{ tab?: 'open' | 'decided'; keyword?: string }>): ReturnFilter => ({
    ...input,
    actor,
    side: 'tenant',
    ...(tab === 'open' ? { statuses: returnTabs.arbitration } : { arbitrated: true }),
  }),
}

/** Number of returns that wait for the actor: as the supplier, as an arbiter, or as the buyer. */
async function countWaitingFor(db: Db, actor: Actor): Promise<number> {
  if (actor.supplierId !== null)
    return actor.permissions.has('supplierReturn.handle')
      ? await countReturnsIn(db, returnTabs.supplier, { supplierId: actor.supplierId })
      : 0
  if (actor.entrance === 'operator')
    return actor.permissions.has('return.arbitrate')
      ? await countReturnsIn(db, returnTabs.arbitration, { reach: reachOf(actor, 'return.arbitrate') })
      : 0
  return actor.permissions.has('order.return')
    ? await countReturnsIn(db, returnTabs.buyer, { buyerId: actor.userId })
    : 0
}

/** Lines of an own order with the pieces that can be returned, and what they are worth. */
async function findReturnable(db: Db, actor: Actor, orderId: string) {
  const order = await findOrder(db, actor, orderId)
  if (order.buyer_id !== actor.userId) refuse('order.own')
  const { returnDays } = await orderSettingsOf(db)
  const receivedAt = await lastReceiptsOf(db, orderId)
  const lines = order.lines.map((line) => ({
    orderLineId: line.id,
    name: line.name,
    spec: line.spec,
    unit: line.unit,
    picture: line.picture,
    price: line.price,
    returnable: returnableOf(line),
    isLate: isOver(receivedAt.get(line.id) ?? null, returnDays, actor.now),
    amount: valueOf(line, returnableOf(line)),
  }))
  return { orderNo: order.no, supplierName: order.supplier_name, lines }
}

export function returnRoutes(app: App) {
  const exported = { name: ['退货单', 'Returns'], columns: returnColumns } as const
  serveList(app, contract.listReturns, listedFor('buyer'))
  serveExport(app, contract.exportReturns, { ...listedFor('buyer'), ...exported })
  serveList(app, contract.listSupplierReturns, listedFor('supplier'))
  serveExport(app, contract.exportSupplierReturns, { ...listedFor('supplier'), ...exported })
  serveList(app, contract.listTenantReturns, listedFor('tenant'))
  serveExport(app, contract.exportTenantReturns, { ...listedFor('tenant'), ...exported })
  serveList(app, contract.listArbitrations, arbitrations)
  serveExport(app, contract.exportArbitrations, { ...arbitrations, ...exported })
  serve(app, countReturns, async ({ db, actor }) => ({ waiting: await countWaitingFor(db, actor) }))
  serve(app, contract.listReturnable, ({ db, actor, input }) => findReturnable(db, actor, input.orderId))
  serve(app, contract.returnDetail, async ({ db, actor, input }) =>
    presentReturn(await findReturn(db, actor, input.id), actor),
  )
  serveChanges(
    app,
    contract.listReturnChanges,
    async ({ db, actor, input }) => (await findReturn(db, actor, input.id)).id,
    // What happens inside before a supplier reads a return stays there.
    {
      of: 'return',
      exceptFor: ({ supplierId }) =>
        supplierId === null ? [] : ['return.approved', 'return.approvalRejected', 'return.approvalExpired'],
    },
  )

  const write = serveWrites(app, async (db, actor, id) => presentReturn(await findReturn(db, actor, id), actor))
  write(contract.createReturn, createReturn)
  write(contract.moveReturn, moveReturn)
  write(contract.sendReturn, sendReturn)
  write(contract.stateReturn, stateReturn)
  write(contract.agreeReturn, agreeReturn)
  write(contract.refuseReturn, refuseReturn)
  write(contract.offerReturn, offerReturn)
  write(contract.takeReturn, takeReturn)
  write(contract.shipReplacement, shipReplacement)
  write(contract.decideReturn, decideReturn)
}
