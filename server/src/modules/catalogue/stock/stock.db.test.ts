import { expect, test } from 'vitest'
import { sql as text } from 'kysely'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Refusal } from '#kit/refusal.ts'
import { database, refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import {
  adjustStock,
  releaseSome,
  releaseStock,
  reserveStock,
  returnStock,
  shipStock,
  type StockRef,
} from './stock.service.ts'

const anOrder = (): StockRef => ({ kind: 'order', id: randomId() })
const write = <T>(actor: Actor, work: Parameters<typeof database.write<T>>[1]) => database.write(actor.tenantId, work)

/** A tenant of its own, with goods of which there is so much. */
async function stocked(...onHand: number[]) {
  const actor = systemActor(randomId())
  const skuIds = onHand.map(randomId)
  const by = { kind: 'count', id: randomId() }
  await write(actor, (tx) =>
    adjustStock(
      tx,
      actor,
      by,
      skuIds.map((skuId, index) => ({ skuId, onHand: onHand[index]! })),
    ),
  )
  return { actor, skuIds: skuIds as [string, ...string[]] }
}

const stockOf = (actor: Actor, skuId: string) =>
  database.read(actor.tenantId, (sql) =>
    sql
      .selectFrom('catalogue.stock')
      .select(['on_hand', 'reserved'])
      .where('tenant_id', '=', actor.tenantId)
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow(),
  )

let attempts = 0
const buy = (actor: Actor, ref: StockRef, ...lines: [string, number][]) =>
  write(actor, (tx) => {
    attempts++
    return reserveStock(tx, actor, [{ ref, lines: lines.map(([skuId, qty]) => ({ skuId, qty })) }])
  })

/** What came of it: `accepted`, or the shortages that were named. A refusal that names none came too late, from a constraint. */
const outcomeOf = (bought: Promise<void>): Promise<unknown> =>
  bought.then(
    () => 'accepted',
    (error: Refusal) => error.facts['lines'] ?? error.code,
  )

/** on_hand and reserved are the sums of the book, and what is reserved is what the documents hold. */
async function booksAgree(actor: Actor) {
  const { rows } = await database.read(actor.tenantId, (sql) =>
    text<{ sku_id: string }>`
      select s.sku_id from catalogue.stock s
      left join lateral (
        select coalesce(sum(qty) filter (where kind in ('adjust', 'return')), 0) - coalesce(sum(qty) filter (where kind = 'ship'), 0) as on_hand,
          coalesce(sum(qty) filter (where kind = 'reserve'), 0) - coalesce(sum(qty) filter (where kind in ('release', 'ship')), 0) as reserved
        from catalogue.stock_moves m where m.tenant_id = s.tenant_id and m.sku_id = s.sku_id) m on true
      left join lateral (
        select coalesce(sum(open), 0) as open from catalogue.reservations r
        where r.tenant_id = s.tenant_id and r.sku_id = s.sku_id) r on true
      where s.tenant_id = ${actor.tenantId}
        and (s.on_hand, s.reserved, s.reserved) is distinct from (m.on_hand, m.reserved, r.open)`.execute(sql),
  )
  expect(rows).toEqual([])
}

test('stock: the last unit has one buyer, however many want it', async () => {
  for (let round = 0; round < 5; round++) {
    const { actor, skuIds } = await stocked(1)
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => outcomeOf(buy(actor, anOrder(), [skuIds[0], 1]))),
    )
    const losers = outcomes.filter((one) => one !== 'accepted')
    expect(losers).toEqual(Array.from({ length: 59 }, () => [{ skuId: skuIds[0], name: '', asked: 1, available: 0 }]))
    expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 1, reserved: 1 })
    await booksAgree(actor)
  }
})

test('stock: what is sold and what is left is what there was', async () => {
  const { actor, skuIds } = await stocked(10)
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) => refusalOf(buy(actor, anOrder(), [skuIds[0], 1 + (index % 3)]))),
  )
  const sold = outcomes.reduce((sum, one, index) => sum + (one === 'accepted' ? 1 + (index % 3) : 0), 0)
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 10, reserved: sold })
  await booksAgree(actor)
})

test('stock: the same goods on two lines, or in two documents, count together', async () => {
  const { actor, skuIds } = await stocked(3)
  expect(await outcomeOf(buy(actor, anOrder(), [skuIds[0], 2], [skuIds[0], 2]))).toEqual([
    { skuId: skuIds[0], name: '', asked: 4, available: 3 },
  ])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 0 })
  const documents = [anOrder(), anOrder()].map((ref) => ({ ref, lines: [{ skuId: skuIds[0], qty: 2 }] }))
  const two = write(actor, (tx) => reserveStock(tx, actor, documents))
  expect(await outcomeOf(two)).toEqual([{ skuId: skuIds[0], name: '', asked: 4, available: 3 }])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 0 })
  await buy(actor, anOrder(), [skuIds[0], 2], [skuIds[0], 1])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 3, reserved: 3 })
})

test('stock: all lines or none, and nobody waits in a circle', async () => {
  const { actor, skuIds } = await stocked(50, 40)
  const [a, b] = skuIds as [string, string]
  attempts = 0
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      outcomeOf(index % 2 ? buy(actor, anOrder(), [a, 1], [b, 1]) : buy(actor, anOrder(), [b, 1], [a, 1])),
    ),
  )
  // A deadlock would have been tried again.
  expect(attempts).toBe(100)
  const losers = outcomes.filter((one) => one !== 'accepted')
  expect(losers).toEqual(Array.from({ length: 60 }, () => [{ skuId: b, name: '', asked: 1, available: 0 }]))
  expect([await stockOf(actor, a), await stockOf(actor, b)]).toEqual([
    { on_hand: 50, reserved: 40 },
    { on_hand: 40, reserved: 40 },
  ])
  await booksAgree(actor)
})

test('stock: a shortage names the goods and what there is', async () => {
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
        expect.objectContaining({ skuId: skuIds[1], asked: 2, available: 0 }),
        expect.objectContaining({ skuId: missing, asked: 1, available: 0 }),
      ]) as unknown,
    },
  })
})

test('stock: a reservation is released once, no matter who asks and how often', async () => {
  const { actor, skuIds } = await stocked(9)
  const order = anOrder()
  const other = anOrder()
  await buy(actor, order, [skuIds[0], 4])
  await buy(actor, other, [skuIds[0], 3])
  await Promise.all(Array.from({ length: 30 }, () => write(actor, (tx) => releaseStock(tx, actor, [order]))))
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 3 })
  await booksAgree(actor)
})

test('cancelling and shipping at once: what is shipped is not given back as well', async () => {
  for (let round = 0; round < 10; round++) {
    const { actor, skuIds } = await stocked(4)
    const order = anOrder()
    const delivery = { kind: 'delivery', id: randomId() }
    await buy(actor, order, [skuIds[0], 4])
    const ship = () => write(actor, (tx) => shipStock(tx, actor, order, delivery, [{ skuId: skuIds[0], qty: 4 }]))
    const cancel = () => write(actor, (tx) => releaseStock(tx, actor, [order]))
    const [shipped] = await Promise.all([refusalOf(ship()), refusalOf(cancel()), refusalOf(cancel())])
    expect(['accepted', 'stock.notReserved']).toContain(shipped)
    const left = shipped === 'accepted' ? 0 : 4
    expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: left, reserved: 0 })
    await booksAgree(actor)
  }
})

test('stock: a delivery counts once, takes from both sides, and cannot be more than is held', async () => {
  const { actor, skuIds } = await stocked(10)
  const order = anOrder()
  const ship = (id: string, qty: number) =>
    write(actor, (tx) => shipStock(tx, actor, order, { kind: 'delivery', id }, [{ skuId: skuIds[0], qty }]))
  await buy(actor, order, [skuIds[0], 6])
  const [first, second, third] = [randomId(), randomId(), randomId()]
  await Promise.all([ship(first, 4), ship(first, 4), ship(first, 4)])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 6, reserved: 2 })
  expect(await refusalOf(ship(second, 3))).toBe('stock.notReserved')
  await ship(third, 2)
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 4, reserved: 0 })
  const back = { kind: 'return', id: randomId() }
  const takeBack = () => write(actor, (tx) => returnStock(tx, actor, back, [{ skuId: skuIds[0], qty: 1 }]))
  await Promise.all([takeBack(), takeBack()])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 5, reserved: 0 })
  await booksAgree(actor)
})

test('stock: a part of an order is given back once for each line, and the rest stays', async () => {
  const { actor, skuIds } = await stocked(9)
  const order = anOrder()
  const line = { kind: 'orderLine', id: randomId() }
  await buy(actor, order, [skuIds[0], 5])
  const giveBack = () => write(actor, (tx) => releaseSome(tx, actor, order, line, [{ skuId: skuIds[0], qty: 2 }]))
  await Promise.all([giveBack(), giveBack()])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 3 })
  await write(actor, (tx) => releaseStock(tx, actor, [order]))
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 0 })
})

test('stock: a document that is submitted twice holds once; after its reservation ended it may hold anew', async () => {
  const { actor, skuIds } = await stocked(9)
  const order = anOrder()
  await buy(actor, order, [skuIds[0], 5])
  await buy(actor, order, [skuIds[0], 5])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 5 })
  await write(actor, (tx) => releaseStock(tx, actor, [order]))
  await buy(actor, order, [skuIds[0], 7])
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 7 })
  await booksAgree(actor)
})

test('stock: stock is never counted below what is held', async () => {
  const { actor, skuIds } = await stocked(9)
  await buy(actor, anOrder(), [skuIds[0], 5])
  const count = (onHand: number) =>
    write(actor, (tx) => adjustStock(tx, actor, { kind: 'count', id: randomId() }, [{ skuId: skuIds[0], onHand }]))
  expect(await refusalOf(count(4))).toBe('stock.belowReserved')
  await count(5)
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 5, reserved: 5 })
})

test('stock: the database itself lets nobody hold more than there is, or less than nothing', async () => {
  const { actor, skuIds } = await stocked(3)
  const set = (reserved: number) =>
    write(actor, (tx) =>
      tx.updateTable('catalogue.stock').set({ reserved }).where('sku_id', '=', skuIds[0]).executeTakeFirst(),
    )
  expect(await refusalOf(set(4))).toBe('stock.short')
  expect(await refusalOf(set(-1))).toBe('stock.reservedNegative')
})

test('stock: another tenant holds nothing of ours', async () => {
  const { skuIds } = await stocked(9)
  const stranger = systemActor(randomId())
  expect(await refusalOf(buy(stranger, anOrder(), [skuIds[0], 1]))).toBe('stock.short')
})
