import * as mall from '#contract/catalogue/goods.ts'
import { keyOfPicture } from '#contract/catalogue/pictures.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import { descriptionRules, type ProductDraft } from '#contract/catalogue/productDraft.ts'
import * as contract from '#contract/catalogue/products.ts'
import { expect, test } from 'vitest'
import { as, database, refusalOf } from '#test/app.ts'
import { addSupplier, createCatalogueFixture, upsert } from '#test/catalogueFixture.ts'
import { buyerOf, createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { aPicture, draftWith, send } from '#test/catalogue/pictures.ts'
import { aDraft, sellerOf } from '#test/catalogue/sellers.ts'

const hostile =
  '<h2 onclick="a()">用途</h2><script>alert(1)</script><p>a<a href="javascript:alert(1)">b</a></p><img src=x onerror=a()>'
const clean = '<h2>用途</h2><p>ab</p>'

test('descriptions: sanitises a draft on creation and on update, for the mall as well', async () => {
  const shop = await createCatalogueFixture({ productReview: '0' })
  const [tang, ann] = [await sellerOf(shop), await buyerOf(shop)]
  const made = await as(tang, contract.createProduct, { ...aDraft(shop), description: hostile })
  expect(made.change?.after.description).toBe(clean)
  const { id, version } = made
  const draft: ProductDraft = { ...made.change!.after, description: `${hostile}<p>二</p>` }
  const edited = await as(tang, contract.editProduct, { id, version, changeVersion: 1, draft })
  expect(edited.change?.after.description).toBe(`${clean}<p>二</p>`)
  await as(tang, productChanges.moveChange, { id: edited.changeId!, version: 2, action: 'submit' })
  const live = await as(tang, contract.getProduct, { id })
  expect(live.live?.description).toBe(`${clean}<p>二</p>`)
  const { skuId } = live.stock[0]!
  expect((await as(ann, mall.getGoods, { skuId })).description).toBe(`${clean}<p>二</p>`)
})

test('descriptions: refuses excessive text or markup with an error at the field', async () => {
  const shop = await createCatalogueFixture()
  const tang = await sellerOf(shop)
  const sent = (description: string) => as(tang, contract.createProduct, { ...aDraft(shop), description })
  const { max } = descriptionRules
  expect(await refusalOf(sent(`<p>${'长'.repeat(max + 1)}</p>`))).toBe('richText.tooLong')
  expect(await refusalOf(sent('<p><br></p>'.repeat(9000)))).toBe('richText.tooComplex')
  expect((await sent(`<h2>${'长'.repeat(max)}</h2>`)).change?.after.description).toHaveLength(max + 9)
})

test('descriptions: accepts only pictures of the supplier, and keeps these pictures', async () => {
  const shop = await createCatalogueFixture()
  const [tang, rival] = [await sellerOf(shop), await sellerOf(shop, await addSupplier(shop.tenant))]
  const own = await send(tang, aPicture().png().toBuffer(), 'a.png')
  const foreign = await send(rival, aPicture().png().toBuffer(), 'b.png')
  const draft = (picture: string) => ({
    ...draftWith(shop, []),
    description: `<p>图</p><img src="${picture}" alt="正面">`,
  })
  expect(await refusalOf(as(tang, contract.createProduct, draft(foreign)))).toBe('picture.gone')
  const { change } = await as(tang, contract.createProduct, draft(own))
  expect(change?.after.description).toBe(`<p>图</p><img loading="lazy" src="${own}" alt="正面" />`)
  const kept = await database.read(shop.tenant.id, (db) =>
    db.selectFrom('catalogue.pictures').select('key').where('used_at', 'is not', null).execute(),
  )
  expect(kept).toEqual([{ key: keyOfPicture(own) }])
})

test('descriptions: sanitises rows of an import, and keeps the format if the text is unchanged', async () => {
  const shop = await createCatalogueFixture({ productReview: '0' })
  const ann = await buyerOf(shop)
  const [skuId] = await createLiveGoods(shop, {
    supplierSku: 'D1',
    description: `${hostile}<img src="/orderrest/api/goodsPicture/${'0'.repeat(40)}.webp">`,
  })
  const shown = async () => (await as(ann, mall.getGoods, { skuId: skuId! })).description
  expect(await shown()).toBe(clean)
  await upsert(shop, [productRow(shop, { supplierSku: 'D1', description: '<p>用途</p><p>ab</p>' })])
  expect(await shown()).toBe(clean)
  await upsert(shop, [productRow(shop, { supplierSku: 'D1', description: '<p>用途</p><p>abc</p>' })])
  expect(await shown()).toBe('<p>用途</p><p>abc</p>')
})
