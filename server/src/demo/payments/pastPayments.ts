import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  applyResults,
  bouncePayment,
  createBatch,
  createRequest,
  decideRequest,
  submitRequest,
} from '#modules/payments/index.ts'
import { holdPayable } from '#modules/settlement/index.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { type PayeeOutcome, type Payers, registerPayee } from './payees.ts'

const owed = sqlQuery(
  'demo.suppliersOwed',
  `select supplier_id, max(supplier_name) as "supplier_name!" from settlement.payables group by supplier_id order by min(id) limit 300`,
)
const due = sqlQuery(
  'demo.duePayables',
  `select supplier_id, payer_no, array_agg(id order by due_on, id) as "ids!" from settlement.payables
   where status = 'open' and gross > 0 and due_on <= $until::date group by supplier_id, payer_no order by payer_no, sum(gross) desc, supplier_id`,
)
const versionOf = sqlQuery('demo.versionOfRequest', 'select id, version from payments.requests where id = $id')
const paymentsOf = sqlQuery(
  'demo.paymentsOfBatch',
  'select serial, amount, request_id from payments.payments where batch_id = $batchId order by place',
)
const openPayables = sqlQuery(
  'demo.openPayables',
  `select id, version from settlement.payables where status = 'open' and gross > 0 order by due_on desc, id desc limit 1`,
)

const known = sqlQuery('demo.suppliersWithPayees', 'select distinct supplier_id from payments.payee_changes')

/** Months in which payables are paid. */
const monthsOfPayments = 6

/** Payables of approved invoices, paid on the 15th of each month; the last run is in all states. */
export async function createPastPayments(tx: Tx, { now, tenantId, database }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const [clerk, head, cashier] = [actors.of('heyuanshan'), actors.of('guqinghe'), actors.of('songwanning')]
  if (!clerk || !head || !cashier) return
  const encryptionKey = await sharedSecret(database, 'seal')
  const at = async (actor: Actor, wanted: Date): Promise<Actor> => {
    const time = wanted < now ? wanted : now
    await setTransactionTime(tx, time)
    return { ...actor, now: time }
  }
  const run: Payers = { tx, clerk, head, cashier, sellerOf: actors.salesOf, encryptionKey, at }
  const month = dayOf(now).slice(0, 7)
  // A visitor may have registered an account in the meantime.
  const taken = new Set((await known(tx)).map(({ supplier_id: id }) => id))
  const suppliers = (await owed(tx)).filter(({ supplier_id: id }) => !taken.has(id))
  for (const [place, { supplier_id: supplierId, supplier_name: name }] of suppliers.entries())
    await registerPayee(run, {
      supplierId,
      name,
      place,
      begin: later(now, -24 * 220 + place),
      outcome: 'effective',
    })
  const runs = Array.from(
    { length: monthsOfPayments },
    (_, back) => `${monthAfter(month, back + 1 - monthsOfPayments)}-15`,
  ).filter((day) => day <= dayOf(now))
  for (const [index, day] of runs.entries()) await payRun(run, day, index === runs.length - 1)
  const changes: readonly PayeeOutcome[] = ['submitted', 'cooling', 'verified']
  for (const [place, { supplier_id: supplierId, supplier_name: name }] of suppliers.slice(-3).entries()) {
    const outcome = changes[place]!
    const begin = later(now, outcome === 'cooling' ? -30 : -5)
    await registerPayee(run, { supplierId, name, place: 100 + place, begin, outcome })
  }
  const [held] = await openPayables(tx)
  if (held) await holdPayable(tx, await at(clerk, later(now, -2)), { ...held, reason: '到货数量有争议，待仓库复核' })
}

/** Requests, approval, batch and results of one day; requests of the last run stop on the way. */
async function payRun(run: Payers, day: string, isLast: boolean): Promise<void> {
  const { tx, clerk, head, cashier, encryptionKey, at } = run
  const begin = new Date(`${day}T09:20:00+08:00`)
  const groups = await due(tx, { until: day })
  const approved = new Map<string, string[]>()
  for (const [place, { ids, payer_no: payerNo }] of groups.entries()) {
    const stopsAt = isLast ? (['draft', 'approving', 'approved', undefined] as const)[Math.min(place, 3)] : undefined
    const preparing = await at(clerk, later(begin, place / 60))
    const id = await createRequest(tx, preparing, { payableIds: ids.slice(0, 50), plannedOn: day, purpose: '货款' })
    const held = () => versionOf.one(tx, { id })
    if (stopsAt === 'draft') continue
    await submitRequest(tx, preparing, await held())
    if (stopsAt === 'approving') continue
    await decideRequest(tx, await at(head, later(begin, 4 + place / 60)), {
      id,
      decision: 'agree',
      opinion: '同意付款',
    })
    if (stopsAt === undefined) approved.set(payerNo, [...(approved.get(payerNo) ?? []), id])
  }
  for (const requestIds of approved.values()) {
    const sending = await at(cashier, later(begin, 26))
    const batchId = await createBatch(tx, sending, { requestIds, format: 'csv' }, { encryptionKey })
    await answerBatch(run, batchId, later(begin, 30), isLast)
  }
}

/** The bank's results: in the last run one payment fails, one has no answer yet, and one is returned later. */
async function answerBatch({ tx, cashier, at }: Payers, batchId: string, time: Date, isLast: boolean): Promise<void> {
  const payments = await paymentsOf(tx, { batchId })
  const isVaried = isLast && payments.length > 3
  const answered = isVaried ? payments.slice(0, -1) : payments
  const actor = await at(cashier, time)
  const rows = answered.map(({ serial, amount }, place) => {
    const fails = isVaried && place === 1
    return {
      serial,
      amount,
      result: fails ? '失败' : '成功',
      bankRef: fails ? '' : `20${serial.slice(-14)}`,
      paidOn: dayOf(actor.now),
      failure: fails ? '户名与账号不符' : '',
    }
  })
  const day = dayOf(actor.now).replaceAll('-', '')
  await applyResults(tx, actor, batchId, { name: `结果_${day}.csv`, sha256: '0'.repeat(64), rows })
  const [first] = payments
  if (!isVaried || !first || compare(first.amount, '0') <= 0) return
  const reason = '收款行退回：账户状态异常'
  await bouncePayment(tx, await at(cashier, later(time, 20)), {
    ...(await versionOf.one(tx, { id: first.request_id })),
    reason,
  })
}
