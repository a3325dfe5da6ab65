import * as contract from '#contract/imports/pictures.ts'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { pictureDownloads, retryPictures } from './import.picture.service.ts'
import { pictureErrorColumns } from '../import.export.rules.ts'
import { pictureErrorList } from './import.picture.store.ts'
import { findOwnImport } from '../import.access.service.ts'

const errors = {
  list: pictureErrorList,
  filter: async ({ db, actor, input: { id } }: ListCall<{ id: string }>) => ({
    importId: (await findOwnImport(db, actor, id)).id,
  }),
  present: (
    { row_no: row, cell, address, cause, facts }: RowIn<typeof pictureErrorList>,
    { actor }: { readonly actor: Actor },
  ): contract.PictureDownloadError => ({ row, cell, address, reason: say(cause, actor.lang, facts) }),
}

export function importPictureRoutes(app: App) {
  serve(app, contract.getPictureDownloads, ({ db, actor, input }) => pictureDownloads(db, actor, input.id))
  serve(app, contract.retryPictureDownloads, ({ db, actor, input }) => retryPictures(db, actor, input.id))
  serveList(app, contract.listPictureDownloadErrors, errors)
  serveExport(app, contract.exportPictureDownloadErrors, {
    ...errors,
    name: ['下载失败的图片', 'Failed images'],
    columns: pictureErrorColumns,
  })
}
