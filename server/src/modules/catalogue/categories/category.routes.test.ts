import * as categoriesContract from '#contract/catalogue/categories.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as tenantProducts from '#contract/catalogue/tenantProducts.ts'
import { expect, test } from 'vitest'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { addCategory, createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods, buyerOf, listGoods, assortment } from '#test/catalogue/liveGoods.ts'

test('categories: hiding a category removes its goods from the mall; brands are ranked by sales', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  const ann = await buyerOf(shop)
  expect((await as(ann, goodsSearch.searchHotBrandList, { limit: 1 })).map(({ name }) => name)).toEqual(['安岚'])
  const operator = await aPerson(shop.tenant, { permissions: ['category.manage'], entrance: 'operator' })
  const categories = await as(operator, categoriesContract.listCatalogs, {})
  const { id, version, parentId: _, treeDepth: __, ...draft } = categories[0]!
  await as(operator, categoriesContract.editCategory, { id, version, ...draft, isShield: '1' })
  expect((await listGoods(ann, {})).total).toBe(0)
  expect(await as(ann, categoriesContract.queryCatalogList, {})).toEqual([])
  expect(await refusalOf(as(operator, categoriesContract.editCategory, { id, version, ...draft }))).toBe('thing.stale')
})

test('categories: refuses a fourth level, children of a category with goods, and duplicate names', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, {})
  const below = (parentId: string) => refusalOf(addCategory(shop.tenant, '更深', parentId))
  expect(await below(shop.categoryIds[2])).toBe('category.tooDeep')
  const leaf = await addCategory(shop.tenant, '二级末级', shop.categoryIds[0])
  await createLiveGoods(shop, { categoryId: leaf })
  expect(await below(leaf)).toBe('category.hasGoods')
  expect(await refusalOf(addCategory(shop.tenant, '手部防护', shop.categoryIds[0]))).toBe('category.nameTaken')
})

test('categories: operators see how many products each has, those below it included, of their own tenant alone', async () => {
  const [shop, other] = [await createCatalogueFixture(), await createCatalogueFixture()]
  const [top, second, leaf] = shop.categoryIds
  const sibling = await addCategory(shop.tenant, '足部防护', top)
  const empty = await addCategory(shop.tenant, '空分类')
  await createLiveGoods(shop, {}, { categoryId: sibling }, { categoryId: sibling })
  await createLiveGoods(other, ...assortment)
  const operator = await aPerson(shop.tenant, {
    permissions: ['category.manage', 'product.readAll'],
    entrance: 'operator',
  })
  const listed = await as(operator, categoriesContract.listCountedCategories, {})
  expect(new Map(listed.map(({ id, productCount }) => [id, productCount]))).toEqual(
    new Map([
      [top, 3],
      [second, 1],
      [leaf, 1],
      [sibling, 2],
      [empty, 0],
    ]),
  )
  // The list of products that a count leads to has as many.
  const found = await as(operator, tenantProducts.listTenantProducts, { categoryId: top, page: 1, limit: 10 })
  expect(found.total).toBe(3)
  const buyer = await buyerOf(shop)
  expect(await refusalOf(as(buyer, categoriesContract.listCountedCategories, {}))).toBe('permission.denied')
})
