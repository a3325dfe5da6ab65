import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { addBatch, checkBatch, downloadBatchTemplate, maxBatchLines, maxCandidates } from '#contract/ordering/batch.ts'
import { addCart, countCartItems, listCart } from '#contract/ordering/cart.ts'
import { imposeRestrictions } from '#contract/restrictions/restrictions.ts'
import { aPerson, as, database, moveClock, refusalOf } from '#test/app.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { addSupplier, upsert } from '#test/catalogueFixture.ts'
import { check, createBatchFixture, entryOf } from '#test/ordering/batch.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { download } from '#test/upload.ts'

const gloves = { supplierSku: 'GL-01', barcode: '6901234567892', model: 'AL-V03', name: '防护手套' }

test('batch: goods are found by each kind of code, exactly, in any case', async () => {
  const shop = await createBatchFixture()
  const [skuId] = await createLiveGoods(shop, { ...gloves, listPrice: '35.2', minQty: 2, onHand: 8 })
  const codes = [skuId!, 'gl-01', '6901234567892', ' al-v03 ', 'ＧＬ-01']
  for (const code of codes)
    expect((await check(shop.buyer, entryOf(code, '3')))[0]).toMatchObject({
      goods: { skuId, price: '35.2000', available: 8, minQty: 2, name: '防护手套' },
      pieces: 3,
      subtotal: '105.60',
      problem: null,
    })
  for (const code of ['GL-0', 'GL01', 'AL-V', '690123456789', '防护手套', '0'])
    expect((await check(shop.buyer, entryOf(code)))[0]).toMatchObject({ goods: null, problem: 'unknown' })
})

test('batch: each line reports its violations', async () => {
  const shop = await createBatchFixture()
  const [, off, hidden] = await createLiveGoods(
    shop,
    { ...gloves, listPrice: '35.2', minQty: 2, onHand: 8 },
    { supplierSku: 'OFF', name: '下架商品' },
    { supplierSku: 'NEW', name: '未上架商品' },
  )
  await database.write(shop.tenant.id, async (tx) => {
    await tx.updateTable('catalogue.skus').set({ is_live: false }).where('id', '=', off!).execute()
    await tx.updateTable('catalogue.skus').set({ is_live: false, live_at: null }).where('id', '=', hidden!).execute()
  })
  const problems = async (code: string, quantity: string, amount = '') =>
    (await check(shop.buyer, entryOf(code, quantity, { amount })))[0]!.problem
  expect(await problems('', '1')).toBe('noCode')
  expect(await problems('GL-01', '')).toBe('quantity')
  expect(await problems('GL-01', '2.5')).toBe('quantity')
  expect(await problems('GL-01', '1')).toBe('belowMinimum')
  expect(await problems('GL-01', '9')).toBe('short')
  expect(await problems('GL-01', '2', '35.20')).toBeNull()
  expect(await problems('GL-01', '2', '35.2001')).toBe('priceDiffers')
  expect(await problems('GL-01', '2', '便宜')).toBe('amount')
  expect(await problems('OFF', '1')).toBe('off')
  expect(await problems('NEW', '1')).toBe('unknown')
  await as(shop.buyer, addCart, { skuId: (await check(shop.buyer, entryOf('GL-01')))[0]!.goods!.skuId, quantity: 7 })
  expect((await check(shop.buyer, entryOf('GL-01', '2')))[0]).toMatchObject({ problem: 'short', inCart: 7 })
  expect((await check(shop.buyer, entryOf('GL-01', '1')))[0]).toMatchObject({ problem: null, inCart: 7 })
})

test('batch: the buyer selects among several goods of a code; goods off sale are not offered', async () => {
  const shop = await createBatchFixture()
  const own = await createLiveGoods(
    shop,
    ...Array.from({ length: 12 }, (_, n) => ({ supplierSku: `M-${n}`, model: 'SAME' })),
  )
  const [line] = await check(shop.buyer, entryOf('same', '2'))
  expect(line).toMatchObject({ goods: null, problem: 'ambiguous', hasMoreCandidates: true })
  expect(line!.candidates).toHaveLength(maxCandidates)
  const chosen = line!.candidates[3]!.skuId
  expect((await check(shop.buyer, entryOf('same', '2', { skuId: chosen })))[0]).toMatchObject({
    goods: { skuId: chosen },
    problem: null,
    subtotal: '136.80',
  })
  const [foreign] = await createLiveGoods(shop, { supplierSku: 'Z-1' })
  expect((await check(shop.buyer, entryOf('same', '2', { skuId: foreign! })))[0]!.problem).toBe('ambiguous')
  await database.write(shop.tenant.id, (tx) =>
    tx.updateTable('catalogue.skus').set({ is_live: false }).where('id', 'in', own.slice(1)).execute(),
  )
  expect((await check(shop.buyer, entryOf('same')))[0]).toMatchObject({ goods: { skuId: own[0] }, problem: null })
})

test('batch: the same code of two suppliers is ambiguous', async () => {
  const shop = await createBatchFixture()
  await createLiveGoods(shop, gloves)
  await upsert(shop, [productRow(shop, { ...gloves, name: '别家手套' })], await addSupplier(shop.tenant, '别家'))
  expect((await check(shop.buyer, entryOf('GL-01')))[0]!.candidates.map(({ name }) => name).toSorted()).toEqual(
    ['别家手套', '防护手套'].toSorted(),
  )
})

test('batch: lines of the same goods are merged and checked by their sum', async () => {
  const shop = await createBatchFixture()
  await createLiveGoods(shop, { ...gloves, onHand: 5 })
  const lines = [entryOf('GL-01', '3'), entryOf('nothing', '1'), entryOf('6901234567892', '4')]
  const answer = await check(shop.buyer, ...lines)
  expect(answer.map(({ quantity, mergedKeys, problem }) => [quantity, mergedKeys, problem])).toEqual([
    ['7', [lines[2]!.key], 'short'],
    ['1', [], 'unknown'],
  ])
})

test('batch: goods of another tenant are not found by any code', async () => {
  const [shop, other] = [await createBatchFixture(), await createBatchFixture()]
  const [skuId] = await createLiveGoods(other, gloves)
  const answer = await check(shop.buyer, ...[skuId!, 'GL-01', '6901234567892', 'AL-V03'].map((code) => entryOf(code)))
  expect(answer.map(({ problem }) => problem)).toEqual(Array.from({ length: 4 }, () => 'unknown'))
  const lines = [{ skuId: skuId!, quantity: 1, price: '68.4' }]
  expect(await refusalOf(as(shop.buyer, addBatch, { lines }))).toBe('batch.changed')
})

test('batch: quantities are added to the cart, all or nothing', async () => {
  const shop = await createBatchFixture()
  const [first, second] = await createLiveGoods(shop, { ...gloves, onHand: 20 }, { supplierSku: 'GL-02', onHand: 20 })
  const { buyer } = shop
  await as(buyer, addCart, { skuId: first!, quantity: 2 })
  const line = (skuId: string, quantity: number, price = '68.40') => ({ skuId, quantity, price })
  expect(await as(buyer, addBatch, { lines: [line(first!, 3), line(second!, 4), line(first!, 1)] })).toEqual({
    added: 2,
    count: 2,
    pieces: 10,
  })
  const refused = [
    [line(second!, 1), line(first!, 15)],
    [line(second!, 1), line(first!, 1, '68.41')],
    [line(second!, 1), line('9', 1)],
  ]
  for (const lines of refused) expect(await refusalOf(as(buyer, addBatch, { lines }))).toBe('batch.changed')
  const huge = [line(first!, 99_999_999), line(first!, 1)]
  expect(await refusalOf(as(buyer, addBatch, { lines: huge }))).toBe('cart.quantityTooLarge')
  expect(await as(buyer, countCartItems, {})).toEqual({ count: 2, pieces: 10 })
  const [group] = (await as(buyer, listCart, {})).groups
  expect(group!.lines.map(({ quantity, selected }) => [quantity, selected]).toSorted()).toEqual([
    [4, true],
    [6, true],
  ])
})

test('batch: the cart limit applies; a list beyond it adds nothing', async () => {
  const shop = await createBatchFixture()
  const skuIds = await createLiveGoods(shop, ...Array.from({ length: 201 }, (_, n) => ({ supplierSku: `N-${n}` })))
  const lines = skuIds.map((skuId) => ({ skuId, quantity: 1, price: '68.40' }))
  expect(await refusalOf(as(shop.buyer, addBatch, { lines }))).toBe('cart.full')
  expect(await as(shop.buyer, addBatch, { lines: lines.slice(1) })).toMatchObject({ count: 200 })
  expect(await refusalOf(as(shop.buyer, addBatch, { lines: lines.slice(0, 1) }))).toBe('cart.full')
})

test('batch: concurrent lists and single goods are all added, within the stock', async () => {
  const shop = await createBatchFixture()
  const [first, second] = await createLiveGoods(shop, { ...gloves, onHand: 10 }, { supplierSku: 'GL-02', onHand: 100 })
  const lines = [first!, second!].map((skuId) => ({ skuId, quantity: 3, price: '68.40' }))
  const calls = Array.from({ length: 8 }, (_, n) =>
    as(shop.buyer, addBatch, { lines: n % 2 ? lines : lines.toReversed() }),
  )
  const singles = Array.from({ length: 4 }, () => as(shop.buyer, addCart, { skuId: second!, quantity: 1 }))
  const [ended] = await Promise.all([outcomes(calls), Promise.all(singles)])
  expect([count(ended, 'ok'), count(ended, 'batch.changed')]).toEqual([3, 5])
  expect(await as(shop.buyer, countCartItems, {})).toEqual({ count: 2, pieces: 9 + 9 + 4 })
})

test('batch: concurrent additions never exceed the cart limit', async () => {
  const shop = await createBatchFixture()
  const skuIds = await createLiveGoods(shop, ...Array.from({ length: 220 }, (_, n) => ({ supplierSku: `N-${n}` })))
  const lines = skuIds.slice(0, 195).map((skuId) => ({ skuId, quantity: 1, price: '68.40' }))
  await as(shop.buyer, addBatch, { lines })
  const calls = skuIds.slice(195).map((skuId) => as(shop.buyer, addCart, { skuId, quantity: 1 }))
  const ended = await outcomes(calls)
  expect([count(ended, 'ok'), count(ended, 'cart.full')]).toEqual([5, 20])
  expect(await as(shop.buyer, countCartItems, {})).toEqual({ count: 200, pieces: 200 })
})

test('batch: without the setting there is neither page nor call', async () => {
  const [on, off] = [await createBatchFixture(), await createBatchFixture('0')]
  const { userPermList } = await as(on.buyer, qryUserRefDetail, {})
  const codes = ['batch_import_order', 'api.preorder.createByBatchTplWithAmount']
  expect(userPermList.filter(({ permCode }) => codes.includes(permCode)).map(({ permCode }) => permCode)).toEqual(codes)
  const urls = async ({ buyer }: typeof on) =>
    (await as(buyer, qryUserRefDetail, {})).userPermList.map(({ url }) => url).filter((url) => url === 'bulkOrderPage')
  expect([await urls(on), await urls(off)]).toEqual([['bulkOrderPage'], []])
  const calls = [
    as(off.buyer, checkBatch, { lines: [] }),
    as(off.buyer, addBatch, { lines: [{ skuId: '1', quantity: 1, price: '1' }] }),
    download(off.buyer, downloadBatchTemplate, {}),
  ]
  expect(await Promise.all(calls.map(refusalOf))).toEqual(['batch.off', 'batch.off', 'batch.off'])
})

test('batch: requires its permission and those for goods and cart', async () => {
  const { tenant, buyer } = await createBatchFixture()
  const attempt = async (permissions: typeof buyingPermissions) =>
    refusalOf(as(await aPerson(tenant, { permissions }), checkBatch, { lines: [] }))
  for (const kept of ['cart.batch', 'goods.read', 'cart.use'] as const)
    expect(await attempt(buyingPermissions.filter((each) => each !== kept))).toBe('permission.denied')
  const operator = await aPerson(tenant, { permissions: ['restriction.manage'], entrance: 'operator' })
  const restriction = { userIds: [buyer.userId], permissionIdList: ['10001' as const], reason: '多次恶意下单' }
  await as(operator, imposeRestrictions, restriction)
  moveClock(1000)
  expect(await refusalOf(as(buyer, checkBatch, { lines: [] }))).toBe('restriction.inForce')
})

test('batch: at most five hundred lines are checked in one call', async () => {
  const { buyer } = await createBatchFixture()
  const lines = Array.from({ length: maxBatchLines + 1 }, (_, n) => entryOf(`X-${n}`))
  expect(await check(buyer, ...lines.slice(1))).toHaveLength(maxBatchLines)
  expect(await refusalOf(as(buyer, checkBatch, { lines }))).toBe('input.invalid')
})
