import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { ChartRow, TodoSpan, WorkbenchSources } from '#kit/workbench/sources.ts'
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
    'order.approve': (sql, actor, span) => store.toApprove(sql, ofBuyer(actor, span)),
    'order.receive': (sql, actor, span) => store.toReceive(sql, ofBuyer(actor, span)),
    'order.answer': (sql, actor, span) => store.toAnswer(sql, ofBuyer(actor, span)),
    'order.revise': (sql, actor, span) => store.toRevise(sql, ofBuyer(actor, span)),
    'order.draft': (sql, actor, span) => store.drafts(sql, ofBuyer(actor, span)),
    'order.comment': (sql, actor, span) => store.toComment(sql, ofBuyer(actor, span)),
    'supplierOrder.accept': (sql, actor, span) => store.toAccept(sql, ofSupplier(actor, span)),
    'supplierOrder.cancel': (sql, actor, span) => store.toCancel(sql, ofSupplier(actor, span)),
    'supplierOrder.ship': (sql, actor, span) => store.toShip(sql, ofSupplier(actor, span)),
  },
  recents: {
    order: (sql, { userId }, { most }) => store.recentOfBuyer(sql, { userId, most }),
    tenantOrder: (sql, _actor, { most }) => store.recentOfTenant(sql, { most }),
  },
  figures: {
    'orders.today': async (sql, { now }) => (await store.countSince(sql, beginOf(dayOf(now)))).orders,
    'orders.month': async (sql, { now }) =>
      (await store.countSince(sql, beginOf(`${dayOf(now).slice(0, 7)}-01`))).amount,
  },
  charts: {
    purchases: async (sql, actor, { months }) =>
      byMonth(months, await store.sumPurchases(sql, actor, beginOf(`${months[0]!}-01`))),
    trade: async (sql, _actor, { months }) => byMonth(months, await store.sumTrade(sql, beginOf(`${months[0]!}-01`))),
  },
}
