import { expect, test } from 'vitest'
import { exportTenantProducts, getTenantProduct, listTenantProducts } from '#contract/catalogue/tenantProducts.ts'
import { addSupplier, createCatalogueFixture } from '#test/catalogueFixture.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { createTestGoods } from '#test/goodsFixture.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

/** Two suppliers with a product each, and an operator who sees both. */
async function createShops() {
  const shop = await createCatalogueFixture()
  const otherId = await addSupplier(shop.tenant, '远山五金')
  const [gloves] = await createTestGoods(database, shop.tenant.id, shop.supplierId, [
    { name: '丁腈手套', price: '12.5000' },
  ])
  const [hammer] = await createTestGoods(database, shop.tenant.id, otherId, [{ name: '羊角锤', price: '40.0000' }])
  const operator = await aPerson(shop.tenant, { permissions: ['product.readAll'], entrance: 'operator' })
  return { ...shop, otherId, gloves: gloves!, hammer: hammer!, operator }
}

test('tenant products: an operator sees, filters, opens and exports the products of all suppliers', async () => {
  const { supplierId, otherId, operator } = await createShops()
  const page = await as(operator, listTenantProducts, { sort: 'name' })
  expect(page.records.map(({ name, supplierId: of }) => [name, of])).toEqual([
    ['丁腈手套', supplierId],
    ['羊角锤', otherId],
  ])
  const ofOther = await as(operator, listTenantProducts, { supplierId: otherId })
  expect(ofOther.records.map(({ name }) => name)).toEqual(['羊角锤'])
  expect((await as(operator, listTenantProducts, { keyword: '丁腈' })).total).toBe(1)
  expect((await as(operator, listTenantProducts, { status: 'off' })).total).toBe(0)

  const { id } = page.records[0]!
  expect(await as(operator, getTenantProduct, { id })).toMatchObject({
    id,
    name: '丁腈手套',
    supplierId,
    status: 'live',
  })

  const rows = await rowsOf(await download(operator, exportTenantProducts, { supplierId: otherId }))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('羊角锤')
})

test('tenant products: require the permission at the entrance of operators; those of other tenants stay unknown', async () => {
  const { tenant, supplierId, operator } = await createShops()
  const { id } = (await as(operator, listTenantProducts, {})).records[0]!
  const supplier = await aPerson(tenant, { permissions: ['product.readAll', 'product.manage'], supplierId })
  const other = await aPerson(tenant, { permissions: ['product.review'], entrance: 'operator' })
  for (const person of [supplier, other]) {
    expect(await refusalOf(as(person, listTenantProducts, {}))).toBe('permission.denied')
    expect(await refusalOf(as(person, getTenantProduct, { id }))).toBe('permission.denied')
    expect(await refusalOf(download(person, exportTenantProducts, {}))).toBe('permission.denied')
  }
  const stranger = (await createShops()).operator
  expect(await refusalOf(as(stranger, getTenantProduct, { id }))).toBe('thing.notFound')
})
