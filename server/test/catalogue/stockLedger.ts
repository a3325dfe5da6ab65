import { expect } from 'vitest'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Refusal } from '#kit/refusal.ts'
import { database } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { adjustStock } from '#modules/catalogue/stock/stock.service.ts'
import { reserveStock, type StockRef } from '#modules/catalogue/stock/reservation.service.ts'

export const anOrder = (): StockRef => ({ kind: 'order', id: randomId() })
export const write = <T>(actor: Actor, work: Parameters<typeof database.write<T>>[1]) =>
  database.write(actor.tenantId, work)

/** A new tenant with one of the goods for each stock quantity. */
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
  database.read(actor.tenantId, (db) =>
    db
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
 * Result of a reservation: `accepted`, or the shortages. A refusal without shortages came from a constraint, too late.
 */
export const outcomeOf = (bought: Promise<void>): Promise<unknown> =>
  bought.then(
    () => 'accepted',
    (error: Refusal) => ('lines' in error.facts ? error.facts['lines'] : error.code),
  )

/** Checks that on_hand and reserved equal the sums of the stock ledger, and reserved the documents' reservations. */
export async function booksAgree(actor: Actor) {
  const { rows } = await owner.query(
    `
  select s.sku_id from catalogue.stock s
  left join lateral (
    select coalesce(sum(qty) filter (where kind in ('adjust', 'return')), 0) - coalesce(sum(qty) filter (where kind = 'ship'), 0) as on_hand,
      coalesce(sum(qty) filter (where kind = 'reserve'), 0) - coalesce(sum(qty) filter (where kind in ('release', 'ship')), 0) as reserved
    from catalogue.stock_moves m where m.tenant_id = s.tenant_id and m.sku_id = s.sku_id) m on true
  left join lateral (
    select coalesce(sum(open), 0) as open from catalogue.reservations r
    where r.tenant_id = s.tenant_id and r.sku_id = s.sku_id) r on true
  where s.tenant_id = $1
    and (s.on_hand, s.reserved, s.reserved) is distinct from (m.on_hand, m.reserved, r.open)`,
    [actor.tenantId],
  )
  expect(rows).toEqual([])
}
