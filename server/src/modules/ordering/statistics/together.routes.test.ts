import { expect, test } from 'vitest'
import { getGoods } from '#contract/catalogue/goods.ts'
import { boughtTogether } from '#contract/ordering/bought/boughtTogether.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { aDepartment, aPerson, as, jobContext } from '#test/app.ts'
import { submitAs } from '#test/ordering/atOnce.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { countBoughtTogether } from './together.service.ts'

test('bought together: products of three orders of two departments, of the own tenant, while they are on sale', async () => {
  const market = await createOrderingFixture({ budget: '100000' })
  const { buyer, tenant, goods, suppliers } = market
  const [first, second] = goods
  const { productId } = await as(buyer, getGoods, { skuId: first!.skuId })
  const other = await as(buyer, getGoods, { skuId: second!.skuId })
  const dept = await aDepartment(tenant)
  const colleague = await aPerson(tenant, { permissions: buyingPermissions, dept })
  const buyers = [
    { person: buyer, addressId: market.addressId },
    { person: colleague, addressId: (await createAddressAndTitle(colleague)).addressId },
  ]
  const order = async (by: (typeof buyers)[number], isAccepted = true) => {
    const { orders } = await submitAs(market, by, [
      [first!, 1],
      [second!, 2],
    ])
    if (isAccepted) await as(suppliers[0]!, moveOrder, { orderId: orders[0]!.orderId, action: 'accept' })
  }
  const beside = async () => {
    await countBoughtTogether(jobContext(tenant.id))
    return (await as(buyer, boughtTogether, { productId })).map(({ skuId }) => skuId)
  }
  for (let n = 0; n < 3; n++) await order(buyers[0]!)
  // One department alone.
  expect(await beside()).toEqual([])
  await order(buyers[1]!, false)
  expect(await beside()).toEqual([])
  await order(buyers[1]!)
  expect(await beside()).toEqual(other.productId === productId ? [] : [second!.skuId])
  const stranger = (await createOrderingFixture()).buyer
  expect(await as(stranger, boughtTogether, { productId })).toEqual([])
  await owner.query('update catalogue.skus set is_live = false where id = $1', [second!.skuId])
  expect(await beside()).toEqual([])
})
