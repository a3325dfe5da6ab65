import type { Db } from '#kit/database/database.ts'
import { goodsByCodes, goodsByMaterials } from './code.store.ts'

type ByCode = ReadonlyMap<string, readonly string[]>
interface Found {
  readonly line: number
  readonly sku_id: string
  readonly is_live: boolean
}

/** Goods of each code; those on sale take precedence over others. */
function byCode(codes: readonly string[], rows: readonly Found[]): Map<string, string[]> {
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return new Map(
    codes.map((code, at) => {
      const found = byLine.get(at + 1) ?? []
      const onSale = found.filter(({ is_live }) => is_live)
      return [code, (onSale.length > 0 ? onSale : found).map(({ sku_id }) => sku_id)]
    }),
  )
}

/**
 * Goods with exactly these codes (id, supplier's number, barcode or model; case-insensitive). One statement for all
 * codes; at most `most` goods for each.
 */
export const goodsByExactCodes = async (db: Db, codes: readonly string[], max: number): Promise<ByCode> =>
  codes.length === 0 ? new Map() : byCode(codes, await goodsByCodes(db, { codes, max }))

/** Like `goodsByExactCodes`, but goods with a material code of the tenant come before all others. */
export async function findByCodes(db: Db, codes: readonly string[], max: number): Promise<ByCode> {
  if (codes.length === 0) return new Map()
  const own = byCode(codes, await goodsByMaterials(db, { codes, max }))
  const others = await goodsByExactCodes(
    db,
    codes.filter((code) => own.get(code)!.length === 0),
    max,
  )
  return new Map(codes.map((code) => [code, [...own.get(code)!, ...(others.get(code) ?? [])]]))
}
