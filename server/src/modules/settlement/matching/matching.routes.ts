import { confirmInvoiceProposal } from '#contract/invoices/proposals.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import type { Actor } from '#kit/actor.ts'
import type { Files } from '#kit/files/files.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { findInvoice, readableSupplier, visibleInvoice } from '#modules/invoices/index.ts'
import { approveInvoice, overrideMatch, rematchInvoice, returnInvoice } from './match.service.ts'
import { invoicedOrderColumns, openLineColumns, toInvoiceColumns } from './matching.export.rules.ts'
import { presentInvoicedOrder, presentMatch, presentOpenLine, presentToInvoice } from './matching.present.ts'
import { invoicedOrderList } from './myInvoice.store.ts'
import { openLineList, toInvoiceList } from './toInvoice.store.ts'
import { confirmProposal, takeUpload } from './upload.service.ts'

const scopeOf = (actor: Actor) => ({ supplierId: readableSupplier(actor) })

export const matchingRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    contract.uploadInvoice,
    async ({ database, actor, input, file }) => ({
      files: await takeUpload({ database, contents, actor, statementId: input.statementId ?? null }, file),
    }),
    { maxBytes, quota: uploadQuota },
  )
  serve(app, contract.findMatch, async ({ db, actor, input }) =>
    presentMatch(db, (await visibleInvoice(db, actor, input.invoiceId)).id),
  )

  const statements = {
    list: toInvoiceList,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, ...scopeOf(actor) }),
    present: presentToInvoice,
  }
  serveList(app, contract.listToInvoice, statements)
  serveExport(app, contract.exportToInvoice, {
    ...statements,
    name: ['待开票', 'To invoice'],
    columns: toInvoiceColumns,
  })
  const lines = {
    list: openLineList,
    filter: ({ actor, input }: ListCall<{ statementId: string; keyword?: string }>) => ({
      ...input,
      ...scopeOf(actor),
    }),
    present: presentOpenLine,
  }
  serveList(app, contract.listOpenLines, lines)
  serveExport(app, contract.exportOpenLines, {
    ...lines,
    name: ['开票明细', 'Lines to invoice'],
    columns: openLineColumns,
  })
  const orders = {
    list: invoicedOrderList,
    filter: ({ actor, input }: ListCall<{ tab?: contract.OrderInvoiceTab; keyword?: string }>) => ({
      ...input,
      buyerId: actor.userId,
    }),
    present: presentInvoicedOrder,
  }
  serveList(app, contract.listInvoicedOrders, orders)
  serveExport(app, contract.exportInvoicedOrders, {
    ...orders,
    name: ['我的发票', 'My invoices'],
    columns: invoicedOrderColumns,
  })

  const write = serveWrites(app, findInvoice)
  write(confirmInvoiceProposal, confirmProposal)
  write(contract.rematchInvoice, rematchInvoice)
  write(contract.overrideMatch, overrideMatch)
  write(contract.returnInvoice, returnInvoice)
  write(contract.approveInvoice, approveInvoice)
}
