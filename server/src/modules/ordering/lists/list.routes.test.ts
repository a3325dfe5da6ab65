import { expect, test } from 'vitest'
import { listCart } from '#contract/ordering/cart.ts'
import * as contract from '#contract/ordering/lists/goodsLists.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'

test('lists: favourites are made on first use and added to the cart whole', async () => {
  const { buyer, goods } = await createOrderingFixture()
  const [first, second] = goods.map(({ skuId }) => skuId)
  expect((await as(buyer, contract.listListLines, {})).records).toEqual([])
  await as(buyer, contract.putInList, { skuId: first!, quantity: 3 })
  await as(buyer, contract.putInList, { skuId: second! })
  await as(buyer, contract.putInList, { skuId: first!, note: '备件' })
  const { records } = await as(buyer, contract.listListLines, {})
  expect(records.find(({ skuId }) => skuId === first)).toMatchObject({
    quantity: 3,
    note: '备件',
    price: '35.2000',
    isGone: false,
  })
  expect(await as(buyer, contract.listsOfGoods, { skuId: first! })).toEqual({ isFavourite: true })
  expect((await as(buyer, contract.addListToCart, {})).added).toHaveLength(2)
  expect((await as(buyer, listCart, {})).groups[0]!.lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
  expect(await as(buyer, contract.takeFromList, { skuIds: [first!] })).toMatchObject({ lines: 1 })
  const [favourites] = (await as(buyer, contract.listGoodsLists, {})).records
  expect(favourites).toMatchObject({ isDefault: true, lines: 1, can: ['editLines'] })
  const { id, version } = favourites!
  expect(await refusalOf(as(buyer, contract.removeGoodsList, { id, version }))).toBe('goodsList.default')
})

test('lists: shared ones are read and changed by people of the department and below, private ones by nobody else', async () => {
  const { buyer, goods, tenant } = await createOrderingFixture()
  const below = await aDepartment(tenant)
  const colleague = await aPerson(tenant, { permissions: buyingPermissions, dept: below })
  const stranger = (await createOrderingFixture()).buyer
  const [goodsOne] = goods
  const skuId = goodsOne!.skuId
  const made = await as(buyer, contract.saveGoodsList, { name: '月度备库', share: 'none' })
  const listId = made.id
  await as(buyer, contract.putInList, { listId, skuId })
  for (const other of [colleague, stranger]) {
    expect(await refusalOf(as(other, contract.listListLines, { listId }))).toBe('thing.notFound')
    expect(await refusalOf(as(other, contract.putInList, { listId, skuId }))).toBe('thing.notFound')
    expect((await as(other, contract.listGoodsLists, {})).records).toEqual([])
  }
  const share = async (to: contract.ListShare) => {
    const { version } = (await as(buyer, contract.listGoodsLists, {})).records.find(({ id }) => id === listId)!
    return as(buyer, contract.saveGoodsList, { id: listId, version, name: '月度备库', share: to })
  }
  await share('view')
  expect((await as(colleague, contract.listListLines, { listId })).records).toHaveLength(1)
  expect(await refusalOf(as(colleague, contract.putInList, { listId, skuId }))).toBe('thing.notAllowed')
  expect((await as(colleague, contract.addListToCart, { listId })).added).toHaveLength(1)
  const shared = await share('edit')
  await as(colleague, contract.takeFromList, { listId, skuIds: [skuId] })
  const renaming = { id: listId, version: shared.version + 1, name: '改名', share: 'none' } as const
  expect(await refusalOf(as(colleague, contract.saveGoodsList, renaming))).toBe('thing.notAllowed')
  expect(await refusalOf(as(stranger, contract.listListLines, { listId }))).toBe('thing.notFound')
  expect(await refusalOf(as(buyer, contract.saveGoodsList, { name: '月度备库', share: 'none' }))).toBe(
    'goodsList.nameTaken',
  )
})

test('lists: found by id, and those whose lines a person may change, however many there are', async () => {
  const { buyer, tenant } = await createOrderingFixture()
  const colleague = await aPerson(tenant, { permissions: buyingPermissions, dept: await aDepartment(tenant) })
  const made = async (by: typeof buyer, share: contract.ListShare) =>
    as(by, contract.saveGoodsList, { name: `清单 ${share}`, share })
  const [secret, viewed, edited] = [await made(buyer, 'none'), await made(buyer, 'view'), await made(buyer, 'edit')]
  const own = await made(colleague, 'none')
  const idsOf = async (filter: object, by = colleague) =>
    (await as(by, contract.listGoodsLists, filter)).records.filter((each) => !each.isDefault).map(({ id }) => id)
  expect((await idsOf({})).toSorted()).toEqual([viewed.id, edited.id, own.id].toSorted())
  expect((await idsOf({ editable: true })).toSorted()).toEqual([edited.id, own.id].toSorted())
  expect(await idsOf({ id: viewed.id })).toEqual([viewed.id])
  expect(await idsOf({ id: viewed.id, editable: true })).toEqual([])
  expect(await idsOf({ id: secret.id })).toEqual([])
  expect(await idsOf({ id: secret.id, editable: true }, buyer)).toEqual([secret.id])
})

test('lists: no more than fifty of a person, however many are made at once', async () => {
  const { buyer } = await createOrderingFixture()
  const all = await outcomes(
    Array.from({ length: 56 }, (_, index) =>
      as(buyer, contract.saveGoodsList, { name: `清单 ${index}`, share: 'none' }),
    ),
  )
  // The favourites are one of the fifty.
  expect(count(all, 'ok')).toBe(contract.maxLists - 1)
  expect(count(all, 'goodsList.tooMany')).toBe(56 - contract.maxLists + 1)
})

test('follows: suppliers are followed by a person, once', async () => {
  const { buyer, suppliers } = await createOrderingFixture()
  const supplierId = suppliers[0]!.supplierId!
  for (let n = 0; n < 2; n++) await as(buyer, contract.setFollow, { supplierId, isFollowed: true })
  expect((await as(buyer, contract.listFollowedSuppliers, {})).records).toMatchObject([
    { supplierId, goods: expect.any(Number) },
  ])
  expect(await refusalOf(as(buyer, contract.setFollow, { supplierId: '1', isFollowed: true }))).toBe('thing.notFound')
  await as(buyer, contract.setFollow, { supplierId, isFollowed: false })
  expect(await as(buyer, contract.findFollow, { supplierId })).toEqual({ isFollowed: false })
})
