import * as mall from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as contract from '#contract/catalogue/products.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import { expect, test } from 'vitest'
import { keyOfPicture, smallPicture } from '#contract/catalogue/pictures.ts'
import { aPerson, as, contents, refusalOf, runJob } from '#test/app.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import { sellerOf, aPicture, send, getPicture, draftWith } from '#test/catalogue/pictures.ts'

const forget = (tenantId: string, hours: number) =>
  runJob('catalogue.forgetPictures', tenantId, new Date(Date.now() + hours * 3_600_000))

test('pictures: a product accepts only pictures of its supplier, and shows them in the mall', async () => {
  const shop = await createCatalogueFixture({ productReview: '0' })
  const [tang, ann] = [await sellerOf(shop), await aPerson(shop.tenant, { permissions: ['goods.read'] })]
  const rival = await sellerOf(shop, await addSupplier(shop.tenant))
  const [front, back, foreign] = [
    await send(tang, aPicture().png().toBuffer(), 'a.png'),
    await send(tang, aPicture().png().toBuffer(), 'b.png'),
    await send(rival, aPicture().png().toBuffer(), 'c.png'),
  ]
  const gone = front.replace(keyOfPicture(front)!, '0'.repeat(40))
  for (const bad of [foreign, gone, smallPicture(front), smallPicture(foreign), `${front}.webp`])
    for (const draft of [draftWith(shop, [front, bad]), draftWith(shop, [front], bad)])
      expect(await refusalOf(as(tang, contract.createProduct, draft)), bad).toBe('picture.gone')
  const made = await as(tang, contract.createProduct, draftWith(shop, [front, back], back))
  await as(tang, productChanges.moveChange, { id: made.changeId!, version: 1, action: 'submit' })
  const [goods] = (await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, {})).records
  const detail = await as(ann, mall.getGoods, { skuId: goods!.skuId })
  expect([goods!.picture, detail.pictures]).toEqual([back, [front, back]])

  // A SKU without its own picture shows the product's main picture, which still belongs to the product.
  const plain = await as(tang, contract.createProduct, draftWith(shop, [back, front]))
  await as(tang, productChanges.moveChange, { id: plain.changeId!, version: 1, action: 'submit' })
  const { records } = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, {})
  expect(records.find(({ skuId }) => skuId !== goods!.skuId)!.picture).toBe(back)
  const { live } = await as(tang, contract.getProduct, { id: plain.id })
  expect(live!.skus[0]!.picture).toBe('')

  // An import cannot use another supplier's pictures either; its rows are kept without them.
  const rows = [
    productRow(shop, { pictures: [foreign] }),
    productRow(shop, { picture: gone }),
    productRow(shop, { pictures: [front] }),
  ]
  expect(await upsert(shop, rows)).toMatchObject([
    { outcome: 'created', dropped: [{ code: 'picture.gone' }] },
    { outcome: 'created', dropped: [{ code: 'picture.gone' }] },
    { outcome: 'created' },
  ])
})

test('pictures: deletes pictures with their content after a day unless a product uses them', async () => {
  const shop = await createCatalogueFixture({})
  const tang = await sellerOf(shop)
  const [loose, named, imported] = [
    await send(tang, aPicture().png().toBuffer(), 'a.png'),
    await send(tang, aPicture().png().toBuffer(), 'b.png'),
    await send(tang, aPicture().png().toBuffer(), 'c.png'),
  ]
  await as(tang, contract.createProduct, draftWith(shop, [named]))
  const row = productRow(shop)
  await upsert(shop, [{ ...row, product: { ...row.product, pictures: [imported] } }])
  const seen = async (picture: string) =>
    (await getPicture(tang.host, picture)).headers['content-type'] === 'image/webp'

  await forget(shop.tenant.id, 23)
  expect([await seen(loose), await seen(named)]).toEqual([true, true])
  await forget(shop.tenant.id, 25)
  expect([await seen(loose), await seen(named), await seen(imported)]).toEqual([false, true, true])
  await expect(contents.get(keyOfPicture(loose)!)).rejects.toThrow()
  expect(await refusalOf(as(tang, contract.createProduct, draftWith(shop, [loose])))).toBe('picture.gone')
})
