import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import { columnName } from './import.headings.rules.ts'
import type { ImportedRow } from './import.rules.ts'
import type { ImportRow } from './import.store.ts'
import { isRemote } from './picture.download.rules.ts'
import { nameAddresses } from './picture.download.store.ts'
import { hostOf } from './picture.fetch.ts'

/** Keeps the addresses of other sites that rows of an import name; also where nothing is downloaded yet. */
export async function nameRemotePictures(tx: Tx, actor: Actor, row: ImportRow, rows: readonly ImportedRow[]) {
  const column = row.mapping.find(({ field }) => field === 'picture')?.column ?? 0
  const named = rows.flatMap(({ no, product, sku }) => {
    const addresses = new Set([...(product.pictures ?? []), sku.picture ?? ''].filter(isRemote))
    const cell = `${columnName(column)}${no}`
    return Array.from(addresses, (address) => ({ address, host: hostOf(address), row_no: no, cell }))
  })
  const { tenantId, userId } = actor
  await nameAddresses(tx, { tenantId, userId, supplierId: row.supplier_id, importId: row.id }, named)
}
