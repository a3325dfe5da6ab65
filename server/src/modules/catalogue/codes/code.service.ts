import type { Db } from '#kit/database/database.ts'
import { goodsByCodes } from './code.store.ts'

/**
 * Goods with exactly these codes (id, supplier's number, barcode or model; case-insensitive). Goods on sale take
 * precedence over others. One statement for all codes; at most `most` goods for each.
 */
export async function findByCodes(
  db: Db,
  codes: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map()
  const rows = await goodsByCodes(db, { codes, most })
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return new Map(
    codes.map((code, at) => {
      const found = byLine.get(at + 1) ?? []
      const onSale = found.filter(({ is_live }) => is_live)
      return [code, (onSale.length > 0 ? onSale : found).map(({ sku_id }) => sku_id)]
    }),
  )
}
