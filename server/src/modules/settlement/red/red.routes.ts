import * as contract from '#contract/settlement/red/redForms.ts'
import type { RedFormStatus } from '#contract/settlement/red/redForm.ts'
import { countRedForms, countSupplierRedForms } from '#contract/settlement/red/waitingRedForms.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { readableSupplier } from '#modules/invoices/index.ts'
import { redDueList } from './red.due.store.ts'
import { presentRedDetail, presentRedDue, presentRedForm, redDueColumns, redFormColumns } from './red.present.ts'
import { confirmRedForm, refuseRedForm, revokeRedForm, startRedForm } from './red.service.ts'
import { countWaitingForms, type ListedRedForm, type RedFormFilter, redFormList } from './red.store.ts'

const all: readonly RedFormStatus[] = [
  'starting',
  'waiting',
  'confirmed',
  'issued',
  'refused',
  'revoked',
  'expired',
  'failed',
]
const tabs: Record<contract.RedFormTab, readonly RedFormStatus[]> = {
  all,
  waiting: ['starting', 'waiting'],
  confirmed: ['confirmed'],
  issued: ['issued'],
  ended: ['refused', 'revoked', 'expired', 'failed'],
}

const listed = {
  list: redFormList,
  filter: ({
    actor,
    input: { tab = 'all', ...input },
  }: ListCall<{ tab?: contract.RedFormTab; keyword?: string }>): RedFormFilter => ({
    ...input,
    statuses: tabs[tab],
    supplierId: readableSupplier(actor),
  }),
  present: (row: ListedRedForm, { actor }: { readonly actor: Actor }) => presentRedForm(row, actor),
}
const due = {
  list: redDueList,
  filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, supplierId: readableSupplier(actor) }),
  present: presentRedDue,
}

/** Letter that the actor reads; refuses with `thing.notFound`. */
const findForm = (db: Db, actor: Actor, id: string): Promise<ListedRedForm> =>
  redFormList.one(db, { statuses: all, supplierId: readableSupplier(actor) }, id)
const findRedForm = async (db: Db, actor: Actor, id: string) =>
  presentRedDetail(db, await findForm(db, actor, id), actor)

export function redRoutes(app: App) {
  const forms = { ...listed, name: ['红字确认单', 'Red letters'], columns: redFormColumns } as const
  const dues = { ...due, name: ['待红冲', 'To be reversed'], columns: redDueColumns } as const
  serveList(app, contract.listRedForms, listed)
  serveExport(app, contract.exportRedForms, forms)
  serveList(app, contract.listSupplierRedForms, listed)
  serveExport(app, contract.exportSupplierRedForms, forms)
  serveList(app, contract.listRedDues, due)
  serveExport(app, contract.exportRedDues, dues)
  serveList(app, contract.listSupplierRedDues, due)
  serveExport(app, contract.exportSupplierRedDues, dues)
  serve(app, contract.findRedForm, ({ db, actor, input }) => findRedForm(db, actor, input.id))
  serveChanges(
    app,
    contract.listRedFormChanges,
    async ({ db, actor, input }) => (await findForm(db, actor, input.id)).id,
    { of: 'redForm' },
  )
  serve(app, countRedForms, ({ db }) => countWaitingForms.one(db, { by: 'seller', supplierId: '0' }))
  serve(app, countSupplierRedForms, ({ db, actor }) =>
    countWaitingForms.one(db, { by: 'buyer', supplierId: actor.supplierId ?? '1' }),
  )
  const write = serveWrites(app, findRedForm)
  write(contract.startRedForm, startRedForm)
  write(contract.confirmRedForm, confirmRedForm)
  write(contract.refuseRedForm, refuseRedForm)
  write(contract.revokeRedForm, revokeRedForm)
}
