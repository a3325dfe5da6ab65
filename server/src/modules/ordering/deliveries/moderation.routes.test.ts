import { expect, test } from 'vitest'
import * as contract from '#contract/ordering/comments.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { downloadOutcome, sendPicture } from '#test/ordering/attachments.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

/** Order that was received and reviewed, with a picture at its first line. */
async function reviewed(commentReview: 'off' | 'pictures' | 'all') {
  const market = await createOrderingFixture({ budget: '10000', settings: { commentReview } })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const { buyer, tenant } = market
  const picture = await sendPicture(buyer)
  const { lines } = await as(buyer, orderDetail, { orderId })
  const comments = await as(buyer, contract.createComment, {
    orderId,
    service: 5,
    logistics: 4,
    lines: lines.map(({ orderLineId }, at) => ({
      orderLineId,
      score: at === 0 ? 1 : 5,
      text: at === 0 ? '做工粗糙' : '好用',
      ...(at === 0 ? { pictures: [picture] } : {}),
    })),
  })
  const moderator = await aPerson(tenant, { entrance: 'operator', permissions: ['comment.moderate'] })
  const reader = await aPerson(tenant, { permissions: ['goods.read'] })
  const inMall = async () => as(reader, contract.listComments, { supplierId: market.suppliers[0]!.supplierId! })
  return { ...market, orderId, comments, moderator, reader, inMall, picture, first: comments[0]!, second: comments[1]! }
}

test('reviews: those with pictures wait for a check, and count in the mall after it alone', async () => {
  const market = await reviewed('pictures')
  const { buyer, moderator, reader, inMall, picture, first } = market
  expect(first.status).toBe('pending')
  expect(await inMall()).toMatchObject({ total: 1, average: '5.0' })
  expect(await downloadOutcome(reader, picture)).toBe('thing.notFound')
  expect(await downloadOutcome(buyer, picture)).toBe('accepted')
  const { records } = await as(moderator, contract.listCheckedComments, {})
  expect(records).toMatchObject([{ id: first.commentId, can: ['publish', 'hide'] }])
  const { id, version } = records[0]!
  await as(moderator, contract.moderateComment, { id, version, decision: 'publish' })
  expect(await refusalOf(as(moderator, contract.moderateComment, { id, version, decision: 'publish' }))).toBe(
    'thing.stale',
  )
  expect(await inMall()).toMatchObject({ total: 2, average: '3.0' })
  expect(await downloadOutcome(reader, picture)).toBe('accepted')
})

test('reviews: a hidden one counts nowhere, and its pictures are seen by the parties of the order alone', async () => {
  const { buyer, moderator, reader, inMall, picture, first, orderId } = await reviewed('off')
  expect(await inMall()).toMatchObject({ total: 2 })
  const [row] = (await as(moderator, contract.listCheckedComments, { tab: 'published', level: 'bad' })).records
  const hidden = { id: row!.id, version: row!.version, decision: 'hide' } as const
  expect(await refusalOf(as(moderator, contract.moderateComment, hidden))).toBe('comment.hideReasonMissing')
  await as(moderator, contract.moderateComment, { ...hidden, reason: '含有联系方式' })
  expect(await inMall()).toMatchObject({ total: 1, average: '5.0', scores: [0, 0, 0, 0, 1] })
  expect(await downloadOutcome(reader, picture)).toBe('thing.notFound')
  const own = (await as(buyer, contract.listComments, { orderId })).records
  expect(own.find(({ commentId }) => commentId === first.commentId)).toMatchObject({ status: 'hidden' })
  expect(await refusalOf(as(buyer, contract.listCheckedComments, {}))).toBe('permission.denied')
})

test('reviews: the author follows up once, and others neither read it before its check nor follow up', async () => {
  const { buyer, tenant, inMall, second, orderId, moderator } = await reviewed('all')
  const followUp = { commentId: second.commentId, text: '用了一个月，依然好用' }
  const colleague = await aPerson(tenant, { permissions: ['order.comment', 'goods.read'] })
  expect(await refusalOf(as(colleague, contract.followUpComment, followUp))).toBe('thing.notFound')
  expect(await as(buyer, contract.followUpComment, followUp)).toMatchObject({
    followUp: followUp.text,
    canFollowUp: false,
  })
  expect(await refusalOf(as(buyer, contract.followUpComment, followUp))).toBe('comment.followedUp')
  expect(await inMall()).toMatchObject({ total: 0, average: '' })
  for (const { id, version } of (await as(moderator, contract.listCheckedComments, {})).records)
    await as(moderator, contract.moderateComment, { id, version, decision: 'publish' })
  const shown = (await inMall()).records.find(({ commentId }) => commentId === second.commentId)
  expect(shown).toMatchObject({ followUp: followUp.text, canFollowUp: false })
  expect(
    (await as(buyer, contract.listComments, { orderId })).records.map((one) => one.canFollowUp).toSorted(),
  ).toEqual([false, true])
})
