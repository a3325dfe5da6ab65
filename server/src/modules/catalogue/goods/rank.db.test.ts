import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import type { GoodsQuery, GoodsSort } from '#contract/catalogue/goodsSearch.ts'
import { createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { addSold } from '../stock/stock.store.ts'
import { buyerOf, createLiveGoods, listGoods } from '#test/catalogue/liveGoods.ts'
import { inTenant } from '../text/token.rules.ts'

const idOf = ({ skuId }: { skuId: string }) => skuId

test('search rank: a picture, then sales, stock and a price, in both search functions', async () => {
  const shop = await createCatalogueFixture()
  const name = '红外测距仪'
  const [unpriced, absent, usual, bestseller, pictureless] = await createLiveGoods(
    shop,
    ...[5, 0, 5, 5, 5].map((onHand, index) => ({ name, supplierSku: `R${index}`, onHand })),
  )
  const set = (id: string | undefined, values: { shown_picture: string; sold: string; list_price?: string }) =>
    database.write(shop.tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set(values).where('id', '=', id!).executeTakeFirst(),
    )
  await set(unpriced, { shown_picture: '/x.png', sold: '1', list_price: '0' })
  for (const id of [absent, usual]) await set(id, { shown_picture: '/x.png', sold: '1' })
  await set(bestseller, { shown_picture: '/x.png', sold: '5' })
  await set(pictureless, { shown_picture: '', sold: '9' })

  const ann = await buyerOf(shop)
  const { records } = await listGoods(ann, { keyword: '测距仪' })
  const order = [bestseller, usual, unpriced, absent, pictureless]
  expect(records.map(({ skuId }) => skuId)).toEqual(order)
  const narrowed = await listGoods(ann, { keyword: '测距仪', supplierIds: [records[0]!.supplierId] })
  expect(narrowed.records.map(({ skuId }) => skuId)).toEqual(order)
})

test('search rank: where more have the words than are counted, what is called so is found all the same', async () => {
  const shop = await createCatalogueFixture()
  const boxes = [1, 2, 3].map((nth) => ({ name: '卷尺收纳盒', supplierSku: `B${nth}` }))
  const ids = await createLiveGoods(shop, ...boxes, { name: '不锈钢卷尺', supplierSku: 'B4' })
  const called = inTenant(shop.tenant.id, "'=卷尺'")
  const queries = [null, called, called, inTenant(shop.tenant.id, "'卷尺'")]
  const best = (max: number) =>
    database.read(shop.tenant.id, async (db) => {
      const { rows } = await sql<{ total: number; ids: string }>`
        select total, ids from catalogue.search_best(${queries}::text[]::tsquery[], ${queries.slice(0, 3)}::text[]::tsquery[],
          '{}', '{}', '%卷尺%', null, null, null, false, null, current_date, ${max}::int, 0, 10, false)`.execute(db)
      return { total: rows[0]!.total, first: rows[0]!.ids.split(',')[0] }
    })
  expect(await best(10)).toEqual({ total: 4, first: ids[3] })
  expect(await best(2)).toEqual({ total: 2, first: ids[3] })
})

const queries = (shop: CatalogueFixture): [string, GoodsQuery][] => [
  ['category', {}],
  ['filtered category', { supplierIds: [shop.supplierId] }],
  ['search', { keyword: '测距仪' }],
  ['filtered search', { keyword: '测距仪', supplierIds: [shop.supplierId] }],
]

test('goods order: equal goods are listed in the order in which they were added, only the newest first if asked', async () => {
  const shop = await createCatalogueFixture()
  const added: string[] = []
  for (const nth of [1, 2, 3])
    added.push(...(await createLiveGoods(shop, { name: '红外测距仪', supplierSku: `T${nth}` })))
  const ann = await buyerOf(shop)
  for (const [name, query] of queries(shop)) {
    const listed = async (sort: GoodsSort) => (await listGoods(ann, { ...query, sort })).records.map(idOf)
    for (const sort of ['relevance', 'sold', 'mixed', 'priceUp', 'priceDown'] as const)
      expect([name, sort, await listed(sort)]).toEqual([name, sort, added])
    expect([name, await listed('newest')]).toEqual([name, added.toReversed()])
  }
})

test('goods order: goods without a picture come last, unless they are sorted by sales, price or time', async () => {
  const shop = await createCatalogueFixture()
  const noPicture = { pictures: [], picture: '' }
  const [bestseller, cheapest, pictured] = await createLiveGoods(
    shop,
    { name: '红外测距仪', supplierSku: 'P1', listPrice: '3', ...noPicture },
    { name: '红外测距仪', supplierSku: 'P2', listPrice: '1', ...noPicture },
    { name: '红外测距仪', supplierSku: 'P3', listPrice: '2' },
  )
  await database.write(shop.tenant.id, (tx) => addSold(tx, shop.tenant.id, [{ skuId: bestseller!, qty: 5 }]))
  const ann = await buyerOf(shop)
  for (const [name, query] of queries(shop)) {
    const listed = async (sort: GoodsSort) => (await listGoods(ann, { ...query, sort })).records.map(idOf)
    for (const sort of ['relevance', 'mixed'] as const)
      expect([name, sort, await listed(sort)]).toEqual([name, sort, [pictured, bestseller, cheapest]])
    expect([name, await listed('sold')]).toEqual([name, [bestseller, cheapest, pictured]])
    expect([name, await listed('priceUp')]).toEqual([name, [cheapest, pictured, bestseller]])
  }
  await upsert(shop, [productRow(shop, { name: '红外测距仪', supplierSku: 'P1', listPrice: '3' })])
  expect((await listGoods(ann, {})).records.map(idOf)).toEqual([bestseller, pictured, cheapest])
})
