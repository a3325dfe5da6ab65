import { expect, test } from 'vitest'
import { refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { reserveStock } from './reservation.service.ts'
import { anOrder, write, stocked, stockOf, attempts, buy, outcomeOf, booksAgree } from '#test/catalogue/stockLedger.ts'

test('stock: of concurrent reservations of the last unit exactly one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const { actor, skuIds } = await stocked(1)
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => outcomeOf(buy(actor, anOrder(), [skuIds[0], 1]))),
    )
    const losers = outcomes.filter((one) => one !== 'accepted')
    expect(losers).toEqual(
      Array.from({ length: 59 }, () => [{ skuId: skuIds[0], name: '', requested: 1, available: 0 }]),
    )
    expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 1, reserved: 1 })
    await booksAgree(actor)
  }
})

test('stock: sold and remaining quantities add up to the initial stock', async () => {
  const { actor, skuIds } = await stocked(10)
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) => refusalOf(buy(actor, anOrder(), [skuIds[0], 1 + (index % 3)]))),
  )
  const sold = outcomes.reduce((sum, one, index) => sum + (one === 'accepted' ? 1 + (index % 3) : 0), 0)
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 10, reserved: sold })
  await booksAgree(actor)
})

test('stock: adds up the same goods of several lines and documents', async () => {
  const { actor, skuIds } = await stocked(3)
  expect(await outcomeOf(buy(actor, anOrder(), [skuIds[0], 2], [skuIds[0], 2]))).toEqual([
    { skuId: skuIds[0], name: '', requested: 4, available: 3 },
  ])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 0 })
  const documents = [anOrder(), anOrder()].map((ref) => ({ ref, lines: [{ skuId: skuIds[0], qty: 2 }] }))
  const two = write(actor, (tx) => reserveStock(tx, actor, documents))
  expect(await outcomeOf(two)).toEqual([{ skuId: skuIds[0], name: '', requested: 4, available: 3 }])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 0 })
  await buy(actor, anOrder(), [skuIds[0], 2], [skuIds[0], 1])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 3 })
})

test('stock: reserves all lines or none, without deadlocks', async () => {
  const { actor, skuIds } = await stocked(50, 40)
  const [a, b] = skuIds as [string, string]
  attempts.count = 0
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      outcomeOf(index % 2 ? buy(actor, anOrder(), [a, 1], [b, 1]) : buy(actor, anOrder(), [b, 1], [a, 1])),
    ),
  )
  // A deadlock would have caused a retry.
  expect(attempts.count).toBe(100)
  const losers = outcomes.filter((one) => one !== 'accepted')
  expect(losers).toEqual(Array.from({ length: 60 }, () => [{ skuId: b, name: '', requested: 1, available: 0 }]))
  expect([await stockOf(actor, a), await stockOf(actor, b)]).toEqual([
    { on_hand: 50, reserved: 40 },
    { on_hand: 40, reserved: 40 },
  ])
  await booksAgree(actor)
})

test('stock: a shortage reports the goods and the available quantity', async () => {
  const { actor, skuIds } = await stocked(5, 0)
  const missing = randomId()
  const refusal = await buy(actor, anOrder(), [skuIds[0], 1], [skuIds[1]!, 2], [missing, 1]).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({
    code: 'stock.short',
    facts: {
      lines: expect.arrayContaining([
        expect.objectContaining({ skuId: skuIds[1], requested: 2, available: 0 }),
        expect.objectContaining({ skuId: missing, requested: 1, available: 0 }),
      ]) as unknown,
    },
  })
})
