import { randomBytes } from 'node:crypto'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { adjustStock } from '#modules/catalogue/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import { randomId } from './ids.ts'

export interface TestGoods {
  skuId: string
  supplierId: string
  price: string
  name: string
}

/** Creates a supplier. */
export const createTestSupplier = (database: Database, tenantId: string) =>
  database.write(tenantId, async (tx) => {
    const code = randomBytes(5).toString('hex')
    const profile = {
      code,
      name: `供应商 ${code} 有限公司`,
      shortName: `供应商 ${code}`,
      creditCode: randomBytes(9).toString('hex').toUpperCase(),
    }
    const id = await createSupplier(tx, systemActor(tenantId), {
      ...profile,
      region: '江苏',
      contactName: '叶知秋',
      contactTel: '13800000000',
    })
    return id
  })

/** Creates live goods with price and stock, in a category of three levels. */
export const createTestGoods = (
  database: Database,
  tenantId: string,
  supplierId: string,
  wanted: readonly { price?: string; stock?: number; name?: string }[],
) =>
  database.write(tenantId, async (tx) => {
    const categoryId = await aLeaf(tx)
    const goods: TestGoods[] = []
    for (const { price = '10.0000', name = '丁腈涂层防护手套' } of wanted) {
      const [productId, skuId] = [randomId(), randomId()]
      const own = { tenant_id: tenantId, supplier_id: supplierId, category_id: categoryId, name }
      await tx
        .insertInto('catalogue.products')
        .values({ ...own, id: productId, code: productId, status: 'live' })
        .execute()
      await tx
        .insertInto('catalogue.skus')
        .values({
          ...own,
          id: skuId,
          product_id: productId,
          supplier_sku: skuId,
          unit: '双',
          list_price: price,
          tax_rate: '13.00',
          supplier_name: '供应商',
          is_live: true,
          live_at: new Date(),
        })
        .execute()
      goods.push({ skuId, supplierId, price, name })
    }
    const stock = goods.map(({ skuId }, index) => ({ skuId, onHand: wanted[index]?.stock ?? 1_000_000 }))
    await adjustStock(tx, systemActor(tenantId), { kind: 'count', id: randomId() }, stock)
    return goods
  })

async function aLeaf(tx: Tx): Promise<string> {
  const path: string[] = []
  for (const level of ['一级', '二级', '三级']) {
    const id = randomId()
    const parent = path.at(-1) ?? null
    path.push(id)
    await tx
      .insertInto('catalogue.categories')
      .values({ id, parent_id: parent, path: [...path], code: id, name: `${level} ${id}` })
      .execute()
  }
  return path.at(-1)!
}
