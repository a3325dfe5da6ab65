import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Status of an import's external pictures. */

export const PictureDownloads = shape({
  allowed: Type.Boolean({ description: 'the tenant downloads pictures' }),
  total: Type.Integer({ description: 'picture URLs in the import' }),
  done: Type.Integer(),
  failed: Type.Integer(),
})
export type PictureDownloads = Static<typeof PictureDownloads>

export const PictureDownloadError = shape({
  row: Type.Integer(),
  cell: Type.String(),
  address: Type.String(),
  reason: Type.String(),
})
export type PictureDownloadError = Static<typeof PictureDownloadError>

const ById = shape({ id: Id })

export const getPictureDownloads = route({
  method: 'GET',
  path: '/orderrest/api/goodsImport/pictures',
  access: 'product.import',
  summary: "Get the download progress of an import's external pictures",
  input: ById,
  reply: PictureDownloads,
})
export const listPictureDownloadErrors = listRoute({
  path: '/orderrest/api/goodsImport/pictureErrors',
  access: 'product.import',
  summary: 'List the pictures of an import that could not be downloaded, with the cause',
  filters: { id: Id },
  record: PictureDownloadError,
})
export const exportPictureDownloadErrors = exportRoute(listPictureDownloadErrors, {
  path: '/orderrest/api/goodsImport/pictureErrorsExport',
  columns: ['row', 'cell', 'address', 'reason'],
})
export const retryPictureDownloads = route({
  method: 'POST',
  path: '/orderrest/api/goodsImport/retryPictures',
  access: 'product.import',
  rateLimit: 'import',
  summary: 'Retry the failed picture downloads of an import',
  input: ById,
  reply: PictureDownloads,
})
