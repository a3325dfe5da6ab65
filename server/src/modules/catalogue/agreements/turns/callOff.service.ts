import type { GoodsCallOff } from '#contract/catalogue/goods.ts'
import type { Db } from '#kit/database/database.ts'
import { nextTurn } from './turn.rules.ts'
import { candidatesFor } from './turn.store.ts'

interface CalledOff {
  readonly sku_id: string
  readonly supplier_id: string
  readonly min_qty: number
  readonly position_id: string | null
  readonly mini_from: string | null
}

/** How goods are ordered at the price of their agreement, with the supplier whose turn it is; null: directly. */
export async function callOffOf(
  db: Db,
  today: string,
  goods: CalledOff,
  namesSuppliers: boolean,
): Promise<GoodsCallOff | null> {
  const { position_id: positionId, mini_from: miniFrom, supplier_id: supplierId } = goods
  if (positionId === null) return miniFrom === null ? null : { miniFrom, position: '', turn: null }
  const rows = await candidatesFor(db, today, [{ positionId, supplierId, qty: goods.min_qty }])
  const next = nextTurn(
    rows.map((row) => ({
      supplierId: row.supplier_id,
      share: row.share,
      used: row.used,
      lastTurn: row.last_turn,
    })),
  )
  const row = rows.find((each) => each.supplier_id === next?.supplierId)
  if (!row) return null
  const supplierName = namesSuppliers ? row.supplier_name : ''
  const turn = { skuId: row.sku_id, name: row.name, supplierName, isOwn: row.sku_id === goods.sku_id }
  return { miniFrom, position: row.position, turn }
}
