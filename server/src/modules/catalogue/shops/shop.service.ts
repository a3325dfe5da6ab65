import type { Shop } from '#contract/catalogue/shops.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { suppliersNamed } from '#modules/suppliers/index.ts'
import { presentGoods } from '../goods/goods.present.ts'
import { goodsByIds } from '../goods/goods.store.ts'
import { mostCounted, shopsOf } from './shop.store.ts'

const mostGoods = 4

/** Suppliers with goods in the mall, by name. */
export async function findShops(db: Db, { tenantId, deptPath, now }: Actor, keyword: string): Promise<Shop[]> {
  const named = await suppliersNamed(db, keyword.trim())
  const shops = await shopsOf(db, { tenantId, supplierIds: named.map(({ id }) => id) })
  const skuIds = shops.flatMap(({ sku_ids }) => sku_ids)
  const goods = (await goodsByIds(db, { tenantId, deptPath, today: dayOf(now) }, skuIds)).map(presentGoods)
  return shops.flatMap(({ supplier_id, count }) => {
    const supplier = named.find(({ id }) => id === supplier_id)
    if (!supplier) return []
    const own = goods.filter(({ supplierId }) => supplierId === supplier_id)
    const ofProducts = own.filter(({ productId }, at) => own.findIndex((one) => one.productId === productId) === at)
    return {
      supplierId: supplier_id,
      supplierName: supplier.name,
      region: supplier.region,
      goodsCount: Math.min(count, mostCounted),
      isCapped: count > mostCounted,
      goods: ofProducts.slice(0, mostGoods),
    }
  })
}
