import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { ChartRow, TodoSpan, WorkbenchSources } from '#kit/workbench/sources.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { overseenBy } from './order.party.rules.ts'
import * as store from './workbench.store.ts'

/** Start of a day in China Standard Time. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const ofBuyer = ({ userId }: Actor, span: TodoSpan) => ({ ...span, userId })
const ofSupplier = ({ supplierId }: Actor, span: TodoSpan) => ({ ...span, supplierId: supplierId ?? '0' })

interface MonthRow {
  readonly month: string
  readonly mall: string
  readonly awarded: string
}
function byMonth(months: readonly string[], rows: readonly MonthRow[]): ChartRow[] | null {
  const found = new Map(rows.map((row) => [row.month, row]))
  return months.map((month) => {
    const row = found.get(month)
    return { month, figures: [row?.mall ?? '0.00', row?.awarded ?? '0.00'] }
  })
}

/** Workbench data of the ordering module. */
export const orderingSources: WorkbenchSources = {
  todos: {
    'order.approve': (db, actor, span) => store.toApprove(db, ofBuyer(actor, span)),
    'orderChange.approve': (db, actor, span) => store.changesToApprove(db, ofBuyer(actor, span)),
    'order.receive': (db, actor, span) => store.toReceive(db, ofBuyer(actor, span)),
    'order.answer': (db, actor, span) => store.toAnswer(db, ofBuyer(actor, span)),
    'order.revise': (db, actor, span) => store.toRevise(db, ofBuyer(actor, span)),
    'order.draft': (db, actor, span) => store.drafts(db, ofBuyer(actor, span)),
    'order.comment': (db, actor, span) => store.toComment(db, ofBuyer(actor, span)),
    'return.answer': (db, actor, span) => store.returnsOfBuyer(db, ofBuyer(actor, span)),
    'supplierReturn.handle': (db, actor, span) => store.returnsOfSupplier(db, ofSupplier(actor, span)),
    'return.arbitrate': (db, actor, span) =>
      store.returnsToDecide(db, { ...span, ...reachOf(actor, 'return.arbitrate') }),
    'supplierOrder.accept': (db, actor, span) => store.toAccept(db, ofSupplier(actor, span)),
    'supplierOrder.cancel': (db, actor, span) => store.toCancel(db, ofSupplier(actor, span)),
    'supplierOrder.change': (db, actor, span) => store.toAnswerChange(db, ofSupplier(actor, span)),
    'supplierOrder.ship': (db, actor, span) => store.toShip(db, ofSupplier(actor, span)),
  },
  recents: {
    order: (db, { userId }, { max }) => store.recentOfBuyer(db, { userId, max }),
    tenantOrder: (db, actor, { max }) => store.recentOfTenant(db, { max, ...overseenBy(actor) }),
  },
  figures: {
    'orders.today': async (db, actor) =>
      (await store.countSince(db, overseenBy(actor), beginOf(dayOf(actor.now)))).orders,
    'orders.month': async (db, actor) =>
      (await store.countSince(db, overseenBy(actor), beginOf(`${dayOf(actor.now).slice(0, 7)}-01`))).amount,
  },
  charts: {
    purchases: async (db, actor, { months }) =>
      byMonth(months, await store.sumPurchases(db, actor, beginOf(`${months[0]!}-01`))),
    trade: async (db, actor, { months }) =>
      byMonth(months, await store.sumTrade(db, overseenBy(actor), beginOf(`${months[0]!}-01`))),
  },
}
