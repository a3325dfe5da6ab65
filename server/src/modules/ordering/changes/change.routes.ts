import type { OrderChange } from '#contract/ordering/changes/change.ts'
import * as contract from '#contract/ordering/changes/changes.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Consignee } from '../columns.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { seesPrices } from '../orders/order.party.rules.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder, fundsOf } from '../orders/order.service.ts'
import { requestChange } from './change.service.ts'
import { changesOfOrder, type ChangeRow } from './change.store.ts'

const presentAddress = (address: Consignee | null): OrderChange['address'] =>
  address && { consignee: address.name, mobile: address.mobile, fullAddress: address.full }

const presentChange = (row: ChangeRow, { supplierId }: Actor, isPriced: boolean): OrderChange => ({
  changeId: row.id,
  orderId: row.order_id,
  status: row.status,
  userName: row.user_name,
  reason: row.reason,
  answer: supplierId === null || row.status === 'declined' ? row.answer : '',
  lines: row.lines,
  expectedDate: row.expected_on,
  formerExpectedDate: row.former_expected_on,
  address: presentAddress(row.consignee),
  formerAddress: presentAddress(row.former_consignee),
  amount: isPriced ? row.amount : null,
  formerAmount: isPriced ? row.former_amount : null,
  submittedAt: row.submitted_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

export function changeRoutes(app: App) {
  serve(app, contract.createOrderChange, async ({ db, actor, input }) => {
    const order = await requestChange(db, actor, input)
    return presentDetail(order, actor, await fundsOf(db, actor, order))
  })
  serve(app, contract.listOrderChanges, async ({ db, actor, input }) => {
    const order = await findOrder(db, actor, input.orderId)
    const isPriced = seesPrices(factsOf(order), actor)
    return (await changesOfOrder(db, order.id)).map((row) => presentChange(row, actor, isPriced))
  })
}
