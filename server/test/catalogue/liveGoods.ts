import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, database, type Person } from '../app.ts'
import { type RowOverrides, productRow } from './importRow.ts'
import { upsert } from '../catalogueFixture.ts'
import type { CatalogueFixture } from './tenant.ts'

/** Creates goods on sale; returns their SKU ids in the order of the rows. */
export async function createLiveGoods(shop: CatalogueFixture, ...given: RowOverrides[]): Promise<string[]> {
  const rows = given.map((one) => productRow(shop, one))
  await upsert(shop, rows)
  const known = await database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.skus').select(['id', 'supplier_sku']).where('supplier_id', '=', shop.supplierId).execute(),
  )
  return rows.map((row) => known.find((sku) => sku.supplier_sku === row.sku.supplierSku)!.id)
}

export const buyerOf = (shop: CatalogueFixture, dept?: { id: string; path: readonly string[] }) =>
  aPerson(shop.tenant, { permissions: ['goods.read'], ...(dept ? { dept } : {}) })

export const listGoods = (person: Person, query: goodsSearch.GoodsQuery) =>
  as(person, goodsSearch.queryGoodsListWithStandardByCatalog, query)

export const goodsNamesOf = async (person: Person, query: goodsSearch.GoodsQuery) =>
  (await listGoods(person, query)).records.map(({ name }) => name)

/** Six goods with different names, prices and stock. */
export const assortment: RowOverrides[] = [
  {
    supplierSku: 'GL-01',
    name: '丁腈涂层防护手套 耐磨防滑',
    listPrice: '68.40',
    model: 'AL-V03',
    details: [{ name: '材质', value: '丁腈' }],
  },
  {
    supplierSku: 'GL-02',
    name: '乳胶手套 加厚',
    listPrice: '20',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
    onHand: 0,
  },
  { supplierSku: 'GL-03', name: '牛皮电焊手套 隔热 500℃', listPrice: '45', details: [{ name: '材质', value: '牛皮' }] },
  {
    supplierSku: 'GL-04',
    name: '绝缘手套 12kV',
    listPrice: '148',
    brandName: '恒筑',
    details: [{ name: '材质', value: '乳胶' }],
  },
  { supplierSku: 'GL-05', name: '一次性手套 100只/盒', listPrice: '9.90', brandName: 'HIKVISION' },
  { supplierSku: 'GL-06', name: '套袖 防水', listPrice: '12.50', barcode: '6901234567892' },
]
