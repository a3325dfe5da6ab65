import { dayOf } from '#contract/kit/calendar.ts'
import { sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/payments/periods/periods.ts'
import type { CloseCheck } from '#contract/payments/periods/periods.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { digestOf } from './booking.file.ts'
import { balanceOf, canClose, checksOf, vouchersOf } from './period.rules.ts'
import * as store from './period.store.ts'

type OfPeriod = Input<typeof contract.closePeriod>

/** What keeps a month from being closed now. */
export async function checksOfPeriod(db: Db, actor: Actor, { payerNo, month }: OfPeriod): Promise<CloseCheck[]> {
  const counts = await store.countsToClose.one(db, { payerNo, month })
  return checksOf(counts, month, dayOf(actor.now).slice(0, 7))
}

/**
 * Closes a month of a payer for ever, under the lock that everybody takes who books for it. What is received and not
 * invoiced is accrued; the next month reverses it.
 */
export async function closePeriod(tx: Tx, actor: Actor, { payerNo, month }: OfPeriod): Promise<string> {
  await store.lockPayer(tx, payerNo)
  const counts = await store.countsToClose.one(tx, { payerNo, month })
  if (counts.title === null) refuse('thing.notFound')
  if (counts.last !== null && month <= counts.last) refuse('period.taken')
  const checks = checksOf(counts, month, dayOf(actor.now).slice(0, 7))
  if (!canClose(checks)) refuse('period.checksFail')
  const accruals = await store.accrualsOf(tx, { payerNo, month })
  const entries = await store.entriesOf(tx, { payerNo, month })
  if (balanceOf(vouchersOf(entries)) !== '0.00') throw new Error(`the entries of ${payerNo} in ${month} do not balance`)
  const received = await store.receivedIn.one(tx, { payerNo, month })
  const of = (kind: number) => sum(entries.filter((entry) => entry.kind === kind).map(({ gross }) => gross))
  const row = await store.periods.insert(tx, {
    payer_no: payerNo,
    payer_title: counts.title ?? '',
    month,
    received: received.gross,
    invoiced: of(1),
    paid: sum([of(2), of(3)]),
    accrued: sum(accruals.map(({ net }) => net)),
    digest: digestOf(entries),
    closed_by: actor.userId,
    closed_by_name: actor.userName,
    closed_at: actor.now,
  })
  if (accruals.length > 0)
    await store.insertAccruals(tx, {
      rows: accruals.map((accrual) => ({ period_id: row.id, ...accrual })),
    })
  const data = { payerNo, payerTitle: row.payer_title, month, accrued: row.accrued, digest: row.digest }
  await publish(tx, actor, newEvent('period.closed', { id: row.id, data }))
  return `${payerNo} ${month}`
}
