import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import type { Actor } from '#kit/actor.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { Files } from '#kit/files/files.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { templateFile } from './import.files.ts'
import { errorFile } from './import.errorFile.ts'
import { importColumns } from './import.export.rules.ts'
import { findOwnImport, supplierOf } from './import.access.service.ts'
import { cancelImport, changeMapping, chooseTable, createImport, startImport } from './import.service.ts'
import { importList, type ImportRow } from './import.store.ts'
import { importErrorList } from './import.error.store.ts'
import { present, presentError, preview } from './import.present.ts'

const earlierImports = {
  list: importList,
  filter: ({ actor }: { readonly actor: Actor }) => ({ supplierId: supplierOf(actor) }),
  present: (row: ImportRow, { actor }: { readonly actor: Actor }) => present(row, actor.lang),
}

export const importRoutes = (contents: Files) => (app: App) => {
  serveUpload(
    app,
    importPreview.importGoods,
    async ({ database, actor, file }) => {
      const row = await createImport(database, contents, actor, file)
      return database.read(actor.tenantId, (db) => preview(db, row, actor))
    },
    { quota: uploadQuota },
  )
  serve(app, importPreview.getImportPreview, async ({ db, actor, input }) =>
    preview(db, await findOwnImport(db, actor, input.id), actor),
  )
  serve(app, importPreview.setImportMapping, async ({ db, actor, input }) =>
    preview(db, await changeMapping(db, actor, input.id, input.mapping), actor),
  )
  serve(app, importPreview.chooseImportTable, async ({ db: database, actor, input }) => {
    const row = await chooseTable(database, contents, actor, input)
    return database.read(actor.tenantId, (db) => preview(db, row, actor))
  })
  serve(app, contract.startImport, async ({ db, actor, input }) =>
    present(await startImport(db, actor, input.id), actor.lang),
  )
  serve(app, contract.cancelImport, async ({ db, actor, input }) =>
    present(await cancelImport(db, actor, input.id), actor.lang),
  )
  serve(app, contract.getImportProgress, async ({ db, actor, input }) =>
    present(await findOwnImport(db, actor, input.id), actor.lang),
  )
  serveList(app, contract.listImports, earlierImports)
  serveExport(app, contract.exportImports, {
    ...earlierImports,
    name: ['导入记录', 'Imports'],
    columns: importColumns,
  })
  serveList(app, importErrors.listImportErrors, {
    list: importErrorList,
    filter: async ({ db, actor, input: { id, kind } }) => ({
      importId: (await findOwnImport(db, actor, id)).id,
      kind,
    }),
    present: (row, { actor }) => presentError(row, actor.lang),
  })
  serveDownload(
    app,
    importErrors.downloadImportErrors,
    ({ database, actor, input }) => errorFile({ database, contents }, actor, input.id),
    { isExport: true },
  )
  serveDownload(app, contract.downloadImportTemplate, ({ database, actor, input }) =>
    templateFile(database, actor, input.format ?? 'xlsx'),
  )
}
