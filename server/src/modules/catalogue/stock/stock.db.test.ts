import { expect, test } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { adjustStock, returnStock } from './stock.service.ts'
import { releaseSome, releaseStock, shipStock } from './reservation.service.ts'
import { anOrder, write, stocked, stockOf, buy, booksAgree } from '#test/catalogue/stockLedger.ts'

test('stock: concurrent and repeated releases release a reservation once', async () => {
  const { actor, skuIds } = await stocked(9)
  const order = anOrder()
  const other = anOrder()
  await buy(actor, order, [skuIds[0], 4])
  await buy(actor, other, [skuIds[0], 3])
  await Promise.all(Array.from({ length: 30 }, () => write(actor, (tx) => releaseStock(tx, actor, [order]))))
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 9, reserved: 3 })
  await booksAgree(actor)
})

test('stock: with concurrent cancellation and shipment, only one of them takes effect', async () => {
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

test('stock: a delivery reduces stock and reservation once, at most by the reserved quantity', async () => {
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

test('stock: releases a part of an order once per line, and keeps the rest reserved', async () => {
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

test('stock: reserves once for a repeated submission, and again after the reservation has ended', async () => {
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

test('stock: refuses a count below the reserved quantity', async () => {
  const { actor, skuIds } = await stocked(9)
  await buy(actor, anOrder(), [skuIds[0], 5])
  const count = (onHand: number) =>
    write(actor, (tx) => adjustStock(tx, actor, { kind: 'count', id: randomId() }, [{ skuId: skuIds[0], onHand }]))
  expect(await refusalOf(count(4))).toBe('stock.belowReserved')
  await count(5)
  expect(await stockOf(actor, skuIds[0])).toEqual({ on_hand: 5, reserved: 5 })
})

test('stock: database constraints refuse a reserved quantity above stock or below zero', async () => {
  const { actor, skuIds } = await stocked(3)
  const set = (reserved: number) =>
    write(actor, (tx) =>
      tx.updateTable('catalogue.stock').set({ reserved }).where('sku_id', '=', skuIds[0]).executeTakeFirst(),
    )
  expect(await refusalOf(set(4))).toBe('stock.short')
  expect(await refusalOf(set(-1))).toBe('stock.reservedNegative')
})

test('stock: refuses reservations by another tenant', async () => {
  const { skuIds } = await stocked(9)
  const stranger = systemActor(randomId())
  expect(await refusalOf(buy(stranger, anOrder(), [skuIds[0], 1]))).toBe('stock.short')
})
