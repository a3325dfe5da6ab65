import { expect, test } from 'vitest'
import { findWatches, listWatches, removeWatches, setWatch } from '#contract/ordering/lists/goodsWatches.ts'
import { aDepartment, aPerson, as, jobContext, type Person, refusalOf } from '#test/app.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { tellWatchers } from './watch.service.ts'

async function watched() {
  const market = await createOrderingFixture({ stock: 10 })
  const { tenant, goods } = market
  const { skuId } = goods[0]!
  const sent = async () => {
    await tellWatchers(jobContext(tenant.id))
    const { rows } = await owner.query<{ kind: string; userId: string; price: string }>(
      `select data ->> 'kind' as kind, data ->> 'userId' as "userId", data ->> 'price' as price from kit.events
       where tenant_id = $1 and name = 'goodsWatch.reached' order by id`,
      [tenant.id],
    )
    return rows
  }
  const price = (amount: string) =>
    owner.query('update catalogue.skus set list_price = $2 where id = $1', [skuId, amount])
  const stock = (onHand: number) =>
    owner.query('update catalogue.stock set on_hand = $2 where sku_id = $1', [skuId, onHand])
  return { ...market, skuId, sent, price, stock }
}

const watch = (person: Person, skuId: string, threshold?: string) =>
  as(person, setWatch, { skuId, kind: 'price', ...(threshold ? { threshold } : {}) })

test('alerts: a price below the threshold is sent once, and again only after it was back', async () => {
  const { buyer, skuId, sent, price } = await watched()
  await watch(buyer, skuId, '30')
  expect(await sent()).toEqual([])
  await price('30')
  expect(await sent()).toEqual([])
  await price('29.5')
  expect(await sent()).toMatchObject([{ kind: 'price', userId: buyer.userId, price: '29.5000' }])
  await price('20')
  expect(await sent()).toHaveLength(1)
  await price('31')
  expect(await sent()).toHaveLength(1)
  await price('25')
  expect(await sent()).toHaveLength(2)
  expect(await as(buyer, findWatches, { skuId })).toEqual({ price: '30.0000', isStock: false })
  expect((await as(buyer, listWatches, {})).records).toMatchObject([
    { kind: 'price', threshold: '30.0000', price: '25.0000', isArmed: false },
  ])
})

test('alerts: two jobs at once tell once', async () => {
  const { buyer, skuId, sent, price, tenant } = await watched()
  await watch(buyer, skuId)
  await price('35.19')
  await Promise.all(Array.from({ length: 6 }, () => tellWatchers(jobContext(tenant.id))))
  expect(await sent()).toHaveLength(1)
})

test('alerts: stock that arrives is sent; what is in stock is not waited for', async () => {
  const { buyer, skuId, sent, stock } = await watched()
  const wait = () => as(buyer, setWatch, { skuId, kind: 'stock' })
  expect(await refusalOf(wait())).toBe('watch.inStock')
  await stock(0)
  const { id } = await wait()
  expect(await sent()).toEqual([])
  await stock(3)
  expect(await sent()).toMatchObject([{ kind: 'stock' }])
  await stock(0)
  await sent()
  await stock(5)
  expect(await sent()).toHaveLength(2)
  await as(buyer, removeWatches, { ids: [id] })
  await stock(0)
  await sent()
  await stock(5)
  expect(await sent()).toHaveLength(2)
})

test('alerts: each person gets messages about the price of the own department, and changes the own alerts alone', async () => {
  const { buyer, skuId, sent, tenant, price, suppliers } = await watched()
  const dept = await aDepartment(tenant)
  const other = await aPerson(tenant, { permissions: buyingPermissions, dept })
  await watch(buyer, skuId, '30')
  const { id } = await watch(other, skuId, '30')
  await owner.query(
    `insert into catalogue.agreement_prices (tenant_id, supplier_id, sku_id, dept_id, agreement_no, price, valid_from, valid_to, created_by)
     values ($1, $4, $2, $3, 'XY1', 28, '2020-01-01', '2099-01-01', 1)`,
    [tenant.id, skuId, dept.id, suppliers[0]!.supplierId],
  )
  expect(await sent()).toMatchObject([{ userId: other.userId, price: '28.0000' }])
  await as(buyer, removeWatches, { ids: [id] })
  expect((await as(other, listWatches, {})).records).toHaveLength(1)
  await price('29')
  expect(await sent()).toHaveLength(2)
  expect(await refusalOf(watch(buyer, skuId, '40'))).toBe('watch.notBelow')
  expect(await refusalOf(watch(buyer, '1'))).toBe('watch.gone')
})
