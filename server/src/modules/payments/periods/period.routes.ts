import * as contract from '#contract/payments/periods/periods.ts'
import {
  type Accrual,
  accrualLabels,
  type Period,
  periodLabels,
  periodStatusNames,
} from '#contract/payments/periods/periods.ts'
import type { Actor } from '#kit/actor.ts'
import type { Files } from '#kit/files/files.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { archiveOf, mayArchive } from './archive.service.ts'
import { bookingFile } from './booking.file.ts'
import { canClose } from './period.rules.ts'
import { checksOfPeriod, closePeriod } from './period.service.ts'
import {
  type AccrualFilter,
  accrualList,
  countsToClose,
  entriesOf,
  type ListedAccrual,
  type ListedPeriod,
  periodList,
} from './period.store.ts'

const periodColumns: ColumnsOf<typeof contract.exportPeriods> = {
  ...periodLabels,
  status: { title: periodLabels.status, words: periodStatusNames },
}
const accrualColumns: ColumnsOf<typeof contract.exportAccruals> = accrualLabels

const presentPeriod = (row: ListedPeriod, { permissions }: Actor): Period => ({
  id: row.id,
  payerNo: row.payer_no,
  payerTitle: row.payer_title,
  month: row.month,
  status: row.status,
  received: row.received,
  invoiced: row.invoiced,
  paid: row.paid,
  accrued: row.accrued,
  closedByName: row.closed_by_name,
  closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  can: [
    ...(row.status === 'open' && permissions.has('period.close') ? (['close'] as const) : []),
    ...(row.status === 'closed' && mayArchive(permissions) ? (['archive'] as const) : []),
  ],
})
const presentAccrual = (row: ListedAccrual): Accrual => ({
  id: row.id,
  supplierName: row.supplier_name,
  lines: row.lines,
  net: row.net,
  gross: row.gross,
  oldestOn: row.oldest_on,
})

export const periodRoutes = (contents: Files) => (app: App) => {
  const records = serveRecords(app, contract.listPeriods, {
    list: periodList,
    present: presentPeriod,
    exported: { route: contract.exportPeriods, name: ['会计期间', 'Periods'], columns: periodColumns },
  })
  records.write(contract.closePeriod, closePeriod)
  serve(app, contract.checkPeriod, async ({ db, actor, input }) => {
    const checks = await checksOfPeriod(db, actor, input)
    return { checks, canClose: canClose(checks) }
  })
  const accruals = {
    list: accrualList,
    filter: ({ input }: ListCall<AccrualFilter>) => input,
    present: presentAccrual,
  }
  serveList(app, contract.listAccruals, accruals)
  serveExport(app, contract.exportAccruals, { ...accruals, name: ['暂估明细', 'Accruals'], columns: accrualColumns })
  serveDownload(app, contract.exportBooking, async ({ database, actor, input: { payerNo, month, format } }) => {
    const { counts, entries } = await database.read(actor.tenantId, async (db) => ({
      counts: await countsToClose.one(db, { payerNo, month }),
      entries: await entriesOf(db, { payerNo, month }),
    }))
    if (counts.title === null) return refuse('thing.notFound')
    return bookingFile({ payerNo, month, payerTitle: counts.title ?? '', entries }, format)
  })
  serveDownload(
    app,
    contract.archivePeriod,
    ({ database, actor, input }) => archiveOf({ database, contents, actor }, input),
    { isExport: true },
  )
}
