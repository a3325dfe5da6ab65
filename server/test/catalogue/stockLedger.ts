import { expect } from 'vitest'
import { sql as text } from 'kysely'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Refusal } from '#kit/refusal.ts'
import { database } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { adjustStock } from '#modules/catalogue/stock/stock.service.ts'
import { reserveStock, type StockRef } from '#modules/catalogue/stock/reservation.service.ts'

export const anOrder = (): StockRef => ({ kind: 'order', id: randomId() })
export const write = <T>(actor: Actor, work: Parameters<typeof database.write<T>>[1]) =>
  database.write(actor.tenantId, work)

/** A tenant of its own, with goods of which there is so much. */
export async function stocked(...onHand: number[]) {
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

export const stockOf = (actor: Actor, skuId: string) =>
  database.read(actor.tenantId, (sql) =>
    sql
      .selectFrom('catalogue.stock')
      .select(['on_hand', 'reserved'])
      .where('tenant_id', '=', actor.tenantId)
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow(),
  )

export const attempts = { count: 0 }
export const buy = (actor: Actor, ref: StockRef, ...lines: [string, number][]) =>
  write(actor, (tx) => {
    attempts.count++
    return reserveStock(tx, actor, [{ ref, lines: lines.map(([skuId, qty]) => ({ skuId, qty })) }])
  })

/**
 * What came of it: `accepted`, or the shortages that were named. A refusal that names none came too late, from a
 * constraint.
 */
export const outcomeOf = (bought: Promise<void>): Promise<unknown> =>
  bought.then(
    () => 'accepted',
    (error: Refusal) => error.facts['lines'] ?? error.code,
  )

/** on_hand and reserved are the sums of the book, and what is reserved is what the documents hold. */
export async function booksAgree(actor: Actor) {
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
