import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Actor, systemActor } from '#kit/actor.ts'
import { database } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { waitUntilBlockedBy } from '#test/sql/blocked.ts'
import { adjustStock } from './stock.service.ts'
import { releaseStock, reserveStock, type StockRef } from './reservation.service.ts'

const held = (actor: Actor, skuId: string) =>
  database.read(actor.tenantId, async (db) => {
    const { rows } = await sql<{ reserved: number; open: string; moves: string }>`
      select s.reserved, (select sum(open) from catalogue.reservations r where r.tenant_id = s.tenant_id and r.sku_id = s.sku_id) as open,
        (select count(*) from catalogue.stock_moves m where m.tenant_id = s.tenant_id and m.sku_id = s.sku_id and m.kind = 'release') as moves
      from catalogue.stock s where s.tenant_id = ${actor.tenantId} and s.sku_id = ${skuId}`.execute(db)
    return rows[0]
  })

test('stock locks: a concurrent second release waits, and releases nothing', async () => {
  const [actor, skuId] = [systemActor(randomId()), randomId()]
  const [order, other] = [randomId(), randomId()].map((id): StockRef => ({ kind: 'order', id }))
  const write = (work: Parameters<typeof database.write<void>>[1]) => database.write(actor.tenantId, work)
  await write((tx) => adjustStock(tx, actor, { kind: 'count', id: randomId() }, [{ skuId, onHand: 20 }]))
  for (const ref of [order!, other!])
    await write((tx) => reserveStock(tx, actor, [{ ref, lines: [{ skuId, qty: 5 }] }]))

  const [first, gate] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const one = write(async (tx) => {
    await releaseStock(tx, actor, [order!], { kind: 'cancel', id: randomId() })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    first.resolve(rows[0]!.pid)
    await gate.promise
  })
  const pid = await first.promise
  const two = write((tx) => releaseStock(tx, actor, [order!], { kind: 'refuse', id: randomId() }))
  await waitUntilBlockedBy(pid)
  gate.resolve()
  await Promise.all([one, two])
  expect(await held(actor, skuId)).toEqual({ reserved: 5, open: '5', moves: '1' })
})
