import type { Db } from '#kit/database/database.ts'
import { goodsByCodes } from './code.store.ts'

/**
 * The goods that have each code exactly: as their id, their supplier's number, barcode or model, however it is
 * capitalised. Where some are on sale the others do not count. All codes are one statement; of each at most `most`.
 */
export async function findByCodes(
  sql: Db,
  codes: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map()
  const rows = await goodsByCodes(sql, { codes, most })
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return new Map(
    codes.map((code, at) => {
      const found = byLine.get(at + 1) ?? []
      const onSale = found.filter(({ is_live }) => is_live)
      return [code, (onSale.length > 0 ? onSale : found).map(({ sku_id }) => sku_id)]
    }),
  )
}
