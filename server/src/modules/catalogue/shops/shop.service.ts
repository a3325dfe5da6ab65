import type { Shop, ShopHead } from '#contract/catalogue/shops.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { activeSuppliers, suppliersNamed } from '#modules/suppliers/index.ts'
import { presentGoods } from '../goods/goods.present.ts'
import { readShowRules } from '../goods/showRules.service.ts'
import { hiddenFrom } from '../offers/visibility.service.ts'
import { goodsByIds } from '../goods/goods.store.ts'
import { maxCounted, shopsOf } from './shop.store.ts'

const counted = (count: number) => ({ goodsCount: Math.min(count, maxCounted), isCapped: count > maxCounted })

/** Suppliers with goods in the mall, by name. */
export async function findShops(db: Db, { tenantId, deptPath, now }: Actor, keyword: string): Promise<Shop[]> {
  const { isShowSupplierName, isShowRegion } = await readShowRules(db)
  // Shops are found by their names, which would be learnt from what is found.
  if (!isShowSupplierName) return []
  const named = await suppliersNamed(db, keyword.trim())
  const buyer = { tenantId, deptPath, today: dayOf(now) }
  const shops = await shopsOf(db, {
    tenantId,
    supplierIds: named.map(({ id }) => id),
    hidden: (await hiddenFrom(db, buyer))?.productIds ?? [],
  })
  const skuIds = shops.flatMap(({ sku_ids }) => sku_ids)
  const goods = (await goodsByIds(db, buyer, skuIds)).map(presentGoods)
  return shops.flatMap(({ supplier_id, count }) => {
    const supplier = named.find(({ id }) => id === supplier_id)
    if (!supplier) return []
    return {
      supplierId: supplier_id,
      supplierName: supplier.name,
      region: isShowRegion ? supplier.region : '',
      ...counted(count),
      goods: goods.filter(({ supplierId }) => supplierId === supplier_id),
    }
  })
}

/** Head of a supplier's page; a suspended supplier has none, because its goods are not on sale. */
export async function shopHead(db: Db, { tenantId, deptPath, now }: Actor, supplierId: string): Promise<ShopHead> {
  const { isShowSupplierName, isShowRegion } = await readShowRules(db)
  const [supplier] = await activeSuppliers(db, [supplierId])
  if (!supplier) return refuse('thing.notFound')
  const hidden = (await hiddenFrom(db, { tenantId, deptPath, today: dayOf(now) }))?.productIds ?? []
  const [shop] = await shopsOf(db, { tenantId, supplierIds: [supplierId], hidden })
  return {
    supplierId,
    supplierName: isShowSupplierName ? supplier.name : '',
    region: isShowRegion ? supplier.region : '',
    ...counted(shop?.count ?? 0),
  }
}
