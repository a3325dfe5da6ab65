import * as contract from '#contract/invoices/invoices.ts'
import type { InvoiceStatus, ProblemKind } from '#contract/invoices/invoice.ts'
import { countInvoices, countSupplierInvoices } from '#contract/invoices/waitingInvoices.ts'
import type { Actor } from '#kit/actor.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { verifyAgain } from './verification/verification.service.ts'
import { findInvoice, readableSupplier, visibleInvoice } from './invoice.access.service.ts'
import { refusedList, type RefusedRow } from './file.store.ts'
import { invoiceColumns, refusedColumns } from './invoice.export.rules.ts'
import { presentInvoice, presentRefused } from './invoice.present.ts'
import { countReturned, countWaiting, type InvoiceFilter, invoiceList, type ListedInvoice } from './invoice.store.ts'

const all: readonly InvoiceStatus[] = ['submitted', 'exception', 'matched', 'approved', 'returned']
const tabs: Record<contract.InvoiceTab, readonly InvoiceStatus[]> = {
  all,
  exception: ['exception'],
  matched: ['matched'],
  approved: ['approved'],
  returned: ['returned'],
}
type Query = { tab?: contract.InvoiceTab; problem?: ProblemKind; colour?: 'blue' | 'red'; keyword?: string }

const listed = {
  list: invoiceList,
  filter: ({ actor, input: { tab = 'all', ...input } }: ListCall<Query>): InvoiceFilter => ({
    ...input,
    statuses: tabs[tab],
    supplierId: readableSupplier(actor),
  }),
  present: (row: ListedInvoice, { actor }: { readonly actor: Actor }) => presentInvoice(row, actor),
}

export function invoiceRoutes(app: App) {
  const exported = { name: ['发票', 'Invoices'], columns: invoiceColumns } as const
  serveList(app, contract.listInvoices, listed)
  serveExport(app, contract.exportInvoices, { ...listed, ...exported })
  serveList(app, contract.listSupplierInvoices, listed)
  serveExport(app, contract.exportSupplierInvoices, { ...listed, ...exported })
  serve(app, contract.findInvoice, ({ db, actor, input }) => findInvoice(db, actor, input.id))
  serveChanges(
    app,
    contract.listInvoiceChanges,
    async ({ db, actor, input }) => (await visibleInvoice(db, actor, input.id)).id,
    { of: 'invoice' },
  )
  serveWrites(app, findInvoice)(contract.verifyInvoice, verifyAgain)
  const refused = {
    list: refusedList,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, supplierId: readableSupplier(actor) }),
    present: (row: RefusedRow, { actor }: { readonly actor: Actor }) => presentRefused(row, actor),
  }
  serveList(app, contract.listRefusedFiles, refused)
  serveExport(app, contract.exportRefusedFiles, {
    ...refused,
    name: ['未接收文件', 'Refused files'],
    columns: refusedColumns,
  })
  serve(app, countInvoices, ({ db }) => countWaiting.one(db))
  serve(app, countSupplierInvoices, ({ db, actor }) => countReturned.one(db, { supplierId: actor.supplierId ?? '0' }))
}
