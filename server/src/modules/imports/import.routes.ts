import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { type Lang, say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database/database.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import type { CanRead } from '#kit/module.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { allCategories } from '#modules/catalogue/index.ts'
import { categoryWords } from './reading/category.rules.ts'
import { shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { errorFile, templateFile } from './import.files.ts'
import { importColumns } from './import.export.rules.ts'
import { missingFields, unmatchedColumns } from './reading/headings.rules.ts'
import { type ErrorRow, issueRow } from './reading/issue.rules.ts'
import { rowReader } from './reading/row.rules.ts'
import { findOwnImport, supplierOf } from './import.access.service.ts'
import { cancelImport, changeMapping, createImport, startImport } from './import.service.ts'
import { findImport, importErrorList, importList, type ImportRow } from './import.store.ts'
import { messageOf, reasonOf } from './reading/texts.rules.ts'

const present = (row: ImportRow, lang: Lang): contract.ImportProgress => ({
  id: row.id,
  version: row.version,
  fileName: row.file_name,
  status: row.status,
  total: row.total,
  done: row.done,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  reviewing: row.reviewing,
  warned: row.warned,
  failed: row.failed,
  check: {
    status: row.check_status ?? 'none',
    done: row.check_done ?? 0,
    ok: row.check_ok ?? 0,
    warned: row.check_warned ?? 0,
    rejected: row.check_rejected ?? 0,
    refusal: row.check_refusal && say(row.check_refusal, lang, row.check_facts ?? {}),
  },
  refusal: row.refusal && say(row.refusal, lang, row.refusal_facts),
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

const earlierImports = {
  list: importList,
  filter: ({ actor }: { readonly actor: Actor }) => ({ supplierId: supplierOf(actor) }),
  present: (row: ImportRow, { actor }: { readonly actor: Actor }) => present(row, actor.lang),
}

const presentError = (error: ErrorRow, lang: Lang): importErrors.ImportError => ({
  kind: error.kind,
  row: error.row_no,
  cell: error.cell,
  field: error.field,
  heading: error.heading,
  value: error.value,
  reason: reasonOf(error, lang),
  message: messageOf(error, lang),
})

/** What the first rows would come to under the mapping of the import. */
async function preview(sql: Sql, row: ImportRow, { lang }: Actor): Promise<importPreview.ImportPreview> {
  const { headings, mapping, sample } = row
  const read = rowReader(mapping, categoryWords(await allCategories(sql)))
  const issues = sample.flatMap((each) => read(each)?.issues ?? [])
  const shown = sample.map(({ cells }) => headings.map((_, column) => shownOf(cells[column] ?? null)))
  return {
    ...present(row, lang),
    headings,
    mapping,
    missing: missingFields(mapping),
    unmatched: unmatchedColumns(headings, mapping, shown),
    rows: shown,
    rowNumbers: sample.map(({ no }) => no),
    errors: issues.map((issue) => presentError(issueRow(row, issue), lang)),
  }
}

/** Who sees the spreadsheet of an import: the supplier's own people who may import. */
export const canReadImport: CanRead = async (sql, actor, id) =>
  actor.permissions.has('product.import') && (await findImport(sql, id)).supplier_id === actor.supplierId

export const importRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    importPreview.importGoods,
    async ({ database, actor, file }) => {
      const row = await createImport(database, contents, actor, file)
      return database.read(actor.tenantId, (sql) => preview(sql, row, actor))
    },
    { quota: uploadQuota },
  )
  serve(app, importPreview.getImportPreview, async ({ sql, actor, input }) =>
    preview(sql, await findOwnImport(sql, actor, input.id), actor),
  )
  serve(app, importPreview.setImportMapping, async ({ sql, actor, input }) =>
    preview(sql, await changeMapping(sql, actor, input.id, input.mapping), actor),
  )
  serve(app, contract.startImport, async ({ sql, actor, input }) =>
    present(await startImport(sql, actor, input.id), actor.lang),
  )
  serve(app, contract.cancelImport, async ({ sql, actor, input }) =>
    present(await cancelImport(sql, actor, input.id), actor.lang),
  )
  serve(app, contract.getImportProgress, async ({ sql, actor, input }) =>
    present(await findOwnImport(sql, actor, input.id), actor.lang),
  )
  serveList(app, contract.listImports, earlierImports)
  serveExport(app, contract.exportImports, {
    ...earlierImports,
    name: ['导入记录', 'Imports'],
    columns: importColumns,
  })
  serveList(app, importErrors.listImportErrors, {
    list: importErrorList,
    filter: async ({ sql, actor, input: { id, kind } }) => ({
      importId: (await findOwnImport(sql, actor, id)).id,
      kind,
    }),
    present: (row, { actor }) => presentError(row, actor.lang),
  })
  serveDownload(app, importErrors.downloadImportErrors, ({ database, actor, input }) =>
    errorFile({ database, contents }, actor, input.id),
  )
  serveDownload(app, contract.downloadImportTemplate, ({ database, actor, input }) =>
    templateFile(database, actor, input.format ?? 'xlsx'),
  )
}
