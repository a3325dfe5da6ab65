import { expect, test } from 'vitest'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { outcomes, skusOf, stockOf, listingOf } from '#test/catalogue/upserted.ts'

test('product upsert: rows become goods on sale in their category and its ancestors', async () => {
  const shop = await createCatalogueFixture()
  const rows = [
    productRow(shop, { supplierSku: 'A1', onHand: 7 }),
    productRow(shop, { supplierSku: 'A2', brandName: '' }),
  ]
  expect(outcomes(await upsert(shop, rows))).toEqual(['created', 'created'])
  const [a1, a2] = await skusOf(shop)
  expect(a1).toMatchObject({ is_live: true, brand_name: '安岚', supplier_name: '安岚劳保用品', list_price: '68.4000' })
  expect(a2).toMatchObject({ brand_id: null, brand_name: '' })
  expect(await stockOf(shop, a1!.id)).toBe(7)
  const places = (await listingOf(shop)).filter((row) => row.sku_id === a1!.id).map((row) => row.category_id)
  expect(places).toEqual(['0', ...shop.categoryIds])
})

test('product upsert: repeating the same rows changes nothing', async () => {
  const shop = await createCatalogueFixture()
  const rows = ['B1', 'B2', 'B3'].map((supplierSku) =>
    productRow(shop, { supplierSku, details: [{ name: '材质', value: '丁腈' }] }),
  )
  await upsert(shop, rows)
  const before = await skusOf(shop)
  expect(outcomes(await upsert(shop, rows))).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(await skusOf(shop)).toEqual(before)
})

test('product upsert: omitted fields keep their value, or the default of the category for a new SKU', async () => {
  const shop = await createCatalogueFixture()
  const full = productRow(shop, { supplierSku: 'L1', description: '耐磨', onHand: 7, model: 'M-1', leadDays: 9 })
  await upsert(shop, [full])
  const { code, name, categoryId } = full.product
  const short = { product: { code, name, categoryId }, sku: { supplierSku: 'L1', unit: '双', listPrice: '60' } }
  expect(outcomes(await upsert(shop, [short]))).toEqual(['updated'])
  expect(outcomes(await upsert(shop, [short]))).toEqual(['unchanged'])
  const [known] = await skusOf(shop)
  expect(known).toMatchObject({ list_price: '60.0000', model: 'M-1', lead_days: 9, brand_name: '安岚' })
  expect(await stockOf(shop, known!.id)).toBe(7)
  await upsert(shop, [
    { ...short, product: { ...short.product, code: null }, sku: { ...short.sku, supplierSku: 'L2' } },
  ])
  const fresh = (await skusOf(shop)).find((sku) => sku.supplier_sku === 'L2')
  expect(fresh).toMatchObject({ tax_rate: '13.00', min_qty: 1, lead_days: 3, brand_name: '' })
  expect(await stockOf(shop, fresh!.id)).toBe(0)
})

test('product upsert: updates price and stock, and adds a SKU to an existing product', async () => {
  const shop = await createCatalogueFixture()
  await upsert(shop, [
    productRow(shop, { code: 'P', supplierSku: 'C1' }),
    productRow(shop, { supplierSku: 'C2', onHand: 5 }),
  ])
  const again = [
    productRow(shop, { code: 'P', supplierSku: 'C1', listPrice: '60' }),
    productRow(shop, { supplierSku: 'C2', onHand: 9 }),
    productRow(shop, { code: 'P', supplierSku: 'C3', spec: '24双/打' }),
  ]
  expect(outcomes(await upsert(shop, again))).toEqual(['updated', 'updated', 'updated'])
  const [c1, c2, c3] = await skusOf(shop)
  expect(c1!.list_price).toBe('60.0000')
  expect(c3!.product_id).toBe(c1!.product_id)
  expect(await stockOf(shop, c2!.id)).toBe(9)
  expect((await listingOf(shop)).filter((row) => row.sku_id === c1!.id).map((row) => row.list_price)).toEqual(
    Array.from({ length: 4 }, () => '60.0000'),
  )
})

test('product upsert: merges rows of one product from several calls', async () => {
  const shop = await createCatalogueFixture()
  await upsert(shop, [productRow(shop, { code: 'P', supplierSku: 'D1', spec: '红' })])
  await upsert(shop, [productRow(shop, { code: 'P', supplierSku: 'D2', spec: '蓝' })])
  const skus = await skusOf(shop)
  expect(skus.map((sku) => sku.is_live)).toEqual([true, true])
  expect(new Set(skus.map((sku) => sku.product_id)).size).toBe(1)
})
