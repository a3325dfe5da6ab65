import { Readable } from 'node:stream'
import * as contract from '#contract/administration/printTemplates.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { printingOf } from '#kit/pdf/template.ts'
import { printTemplateOf } from '#modules/tenancy/index.ts'
import { printTemplateColumns } from './printTemplate.export.rules.ts'
import { editPrintTemplate, printTemplateList, restorePrintTemplate } from './printTemplate.service.ts'
import { samplePaper } from './sample.paper.ts'

export function printTemplateRoutes(app: App) {
  const { queryPorts } = app.context
  const records = serveRecords(app, contract.listPrintTemplates, {
    list: printTemplateList,
    present: (row) => row,
    exported: {
      route: contract.exportPrintTemplates,
      name: ['打印模板', 'Print templates'],
      columns: printTemplateColumns,
    },
  })
  records.detail(contract.getPrintTemplate, ({ kind }) => kind)
  records.write(contract.editPrintTemplate, editPrintTemplate)
  records.write(contract.restorePrintTemplate, restorePrintTemplate)
  serveChanges(app, contract.listPrintTemplateChanges, async ({ input }) => input.templateId, { of: 'printTemplate' })
  serveDownload(app, contract.previewPrintTemplate, async ({ database, actor, input: { kind } }) => {
    const print = await database.read(actor.tenantId, async (db) =>
      printingOf(db, queryPorts, await printTemplateOf(db, kind)),
    )
    const pdf = Buffer.from(await renderPdf(print(samplePaper(kind, actor.lang))))
    return { name: `${kind}.pdf`, type: 'application/pdf', size: pdf.length, stream: Readable.from([pdf]) }
  })
}
