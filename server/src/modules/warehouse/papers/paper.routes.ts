import { Readable } from 'node:stream'
import { placeLabelsPdf, stockPaper } from '#contract/warehouse/papers.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { type PdfDocument, renderPdf } from '#kit/pdf/pdf.ts'
import { printingOf } from '#kit/pdf/template.ts'
import { printTemplateOf } from '#modules/tenancy/index.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { scopeOf } from '../scope.rules.ts'
import { placeCodes, warehouseList } from '../warehouses/warehouse.store.ts'
import { batchLabels, labelsOf, paperOf } from './stock.papers.ts'

async function pdfOf(name: string, document: PdfDocument) {
  const pdf = Buffer.from(await renderPdf(document))
  return { name: `${name}.pdf`, type: 'application/pdf', size: pdf.length, stream: Readable.from([pdf]) }
}

/** Papers of the warehouse. None has prices. */
export function paperRoutes(app: App) {
  const { queryPorts } = app.context
  serveDownload(app, stockPaper, async ({ database, actor, input: { id, paper } }) => {
    const { row, print } = await database.read(actor.tenantId, async (db) => ({
      row: await findDocument(db, actor, id),
      print: await printingOf(db, queryPorts, await printTemplateOf(db, 'stock')),
    }))
    return paper === 'document'
      ? pdfOf(row.documentNo, print(paperOf(row, actor.lang, actor.now)))
      : pdfOf(`${row.documentNo}-label`, batchLabels(row, actor.lang))
  })
  serveDownload(app, placeLabelsPdf, async ({ database, actor, input: { warehouseId } }) => {
    const [warehouse, codes] = await database.read(actor.tenantId, async (db) => [
      await warehouseList.one(db, scopeOf(actor), warehouseId),
      await placeCodes(db, { warehouseId }),
    ])
    const labels = codes.map(({ code }) => ({ code, title: warehouse.name, facts: [] }))
    return pdfOf(`${warehouse.code}-label`, labelsOf(warehouse.name, labels))
  })
}
