import { dayOf } from '#contract/kit/calendar.ts'
import type { PayableStatus } from '#contract/settlement/payable.ts'
import * as contract from '#contract/settlement/payables.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { agingColumns, payableColumns } from './payable.export.rules.ts'
import { presentAging, presentPayable } from './payable.present.ts'
import { holdPayable, releasePayable, takeDiscount } from './payable.service.ts'
import { cancelPrepayment, createPrepayment } from './prepayment.service.ts'
import { agingList, type ListedPayable, type PayableFilter, payableList, payableTotals } from './payable.store.ts'

const all: readonly PayableStatus[] = ['open', 'held', 'paying', 'settled']
const tabs: Record<contract.PayableTab, readonly PayableStatus[]> = {
  unsettled: ['open', 'held', 'paying'],
  open: ['open'],
  held: ['held'],
  paying: ['paying'],
  settled: ['settled'],
  all,
}
type Query = Omit<PayableFilter, 'statuses' | 'today'> & { readonly tab?: contract.PayableTab }

const listed = {
  list: payableList,
  filter: ({ actor, input: { tab = 'unsettled', ...input } }: ListCall<Query>): PayableFilter => ({
    ...input,
    statuses: tabs[tab],
    today: dayOf(actor.now),
  }),
  present: (row: ListedPayable, { actor }: { readonly actor: Actor }) => presentPayable(row, actor),
}

const findPayable = async (db: Db, actor: Actor, id: string) =>
  presentPayable(await payableList.one(db, { statuses: all, today: dayOf(actor.now) }, id), actor)

export function payableRoutes(app: App) {
  serveList(app, contract.listPayables, listed)
  serveExport(app, contract.exportPayables, { ...listed, name: ['应付账款', 'Payables'], columns: payableColumns })
  const aging = {
    list: agingList,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, today: dayOf(actor.now) }),
    present: presentAging,
  }
  serveList(app, contract.listAging, aging)
  serveExport(app, contract.exportAging, { ...aging, name: ['账龄', 'Aging'], columns: agingColumns })
  serve(app, contract.getPayableTotals, async ({ db, actor }) => {
    const row = await payableTotals.one(db, { today: dayOf(actor.now) })
    return {
      overdue: { count: row.overdue, amount: row.overdue_amount },
      dueSoon: { count: row.soon, amount: row.soon_amount },
      open: { count: row.open, amount: row.open_amount, suppliers: row.suppliers },
      held: { count: row.held, amount: row.held_amount },
      credit: { count: row.credit, amount: row.credit_amount },
    }
  })
  serveChanges(
    app,
    contract.listPayableChanges,
    async ({ db, actor, input }) => (await findPayable(db, actor, input.id)).id,
    { of: 'payable' },
  )
  const write = serveWrites(app, findPayable)
  write(contract.holdPayable, holdPayable)
  write(contract.releasePayable, releasePayable)
  write(contract.takeDiscount, takeDiscount)
  write(contract.createPrepayment, createPrepayment)
  write(contract.cancelPrepayment, cancelPrepayment)
}
