import type { PictureDownloads } from '#contract/imports/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { hostOf, isRemote, keepAddresses, retryDownloads } from '#modules/catalogue/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { failedPictures, linkPictures, picturesOf } from './import.picture.store.ts'
import { findOwnImport } from '../import.access.service.ts'
import type { ImportRow } from '../import.store.ts'
import { columnName } from '#contract/kit/tables/columns.ts'
import type { ImportedRow } from '../reading/row.upsert.rules.ts'

/** Stores the remote picture addresses of imported rows, even if downloads are disabled. */
export async function nameRemotePictures(tx: Tx, actor: Actor, row: ImportRow, rows: readonly ImportedRow[]) {
  const column = row.mapping.find(({ field }) => field === 'picture')?.column ?? 0
  const named = rows.flatMap(({ no, product, sku }) => {
    const addresses = new Set([...(product.pictures ?? []), sku.picture ?? ''].filter(isRemote))
    const cell = `${columnName(column)}${no}`
    return Array.from(addresses, (address) => ({ address, host: hostOf(address), row_no: no, cell }))
  })
  if (named.length === 0) return
  const { tenantId, userId } = actor
  const supplierId = row.supplier_id
  await keepAddresses(tx, { tenantId, userId, supplierId }, named)
  await linkPictures(tx, { tenantId, supplierId, importId: row.id }, named)
}

export async function pictureDownloads(db: Db, actor: Actor, importId: string): Promise<PictureDownloads> {
  await findOwnImport(db, actor, importId)
  const { pictureDownload: allowed } = await readSettings(db, 'pictureDownload')
  return { allowed, ...(await picturesOf(db, importId)) }
}

export async function retryPictures(tx: Tx, actor: Actor, importId: string): Promise<PictureDownloads> {
  await findOwnImport(tx, actor, importId)
  await retryDownloads(tx, actor.tenantId, await failedPictures(tx, importId))
  return pictureDownloads(tx, actor, importId)
}
