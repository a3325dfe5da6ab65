import { dayAfter, dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { compare, sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/ledger/quotaBills.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { scopeOf } from '../fund.rules.ts'
import * as store from './bill.store.ts'

const facts = async (tx: Tx, bill: store.QuotaBillRow) => {
  const { name: fundName, dept_name: deptName } = await store.namesOfQuota(tx, bill.account_id)
  const { no: billNo, month, amount, rest, due_on: dueOn, dept_id: deptId } = bill
  return { billNo, month, amount, rest, dueOn, deptId, deptName, fundName }
}

/** Bills what was used of each quota up to the end of a month and is in no earlier bill. */
export async function billQuotas(tx: Tx, actor: Actor, month: string): Promise<number> {
  const until = dayAfter(`${monthAfter(month, 1)}-01`, -1)
  const { quotaGraceDays } = await readSettings(tx, 'quotaGraceDays')
  const unbilled = await store.unbilledQuotas(tx, { until, month })
  for (const { id, dept_id: deptId, amount } of unbilled) {
    await store.lockQuota(tx, id)
    const bill = await store.quotaBills.insert(tx, {
      account_id: id,
      dept_id: deptId,
      month,
      amount,
      due_on: dayAfter(dayOf(actor.now), quotaGraceDays),
      created_at: actor.now,
    })
    await publish(
      tx,
      actor,
      newEvent('quotaBill.created', { id: bill.id, to: bill.status, data: await facts(tx, bill) }),
    )
  }
  return unbilled.length
}

/** Records a repayment. Its amount is available again; without overdue bills the quota pays again. */
export async function repayQuotaBill(
  tx: Tx,
  actor: Actor,
  { id, version, amount, bankRef }: Input<typeof contract.repayQuotaBill>,
): Promise<string> {
  if (compare(amount, '0') <= 0) refuse('fund.amountInvalid')
  const sought = await store.billList.one(tx, { reach: scopeOf(actor) }, id)
  const quota = await store.lockQuota(tx, sought.account_id)
  const bill = await store.quotaBills.lock(tx, id, version)
  if (compare(amount, bill.rest) > 0) refuse('quotaBill.tooMuch', { rest: bill.rest })
  const repaid = sum([bill.repaid, amount])
  await store.repayments.insert(tx, {
    bill_id: id,
    amount,
    bank_ref: bankRef.trim(),
    by_name: actor.userName,
    at: actor.now,
  })
  const isDone = compare(repaid, bill.amount) === 0
  const after = await store.quotaBills.set(tx, bill, { repaid, repaid_at: isDone ? actor.now : null })
  await store.postRepayment(tx, id, amount)
  const isStillOverdue =
    !isDone || (await store.otherOverdue.first(tx, { id, accountId: bill.account_id })) !== undefined
  if (quota.blocked === overdueReason && !isStillOverdue) await store.blockQuota(tx, quota, '', null)
  await publish(
    tx,
    actor,
    newEvent('quotaBill.repaid', {
      id,
      from: bill.status,
      to: after.status,
      data: { ...(await facts(tx, after)), repaid: amount },
    }),
  )
  return id
}

/** Why a quota is frozen by the product itself; what a person froze only a person lifts. */
export const overdueReason = '账单逾期未还'

/** Freezes a quota by hand. */
export async function freezeQuota(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.freezeQuota>,
): Promise<string> {
  await store.quotaAccountList.one(tx, { reach: scopeOf(actor), today: dayOf(actor.now) }, id)
  const quota = await store.lockQuota(tx, id, version)
  if (quota.blocked !== '') refuse('quota.frozenAlready')
  await store.blockQuota(tx, quota, reason.trim(), null)
  await publish(tx, actor, newEvent('quota.frozen', { id, reason: reason.trim(), data: { deptId: quota.dept_id } }))
  return id
}

/** Lifts the freezing of a quota until a day. */
export async function liftQuota(
  tx: Tx,
  actor: Actor,
  { id, version, until, reason }: Input<typeof contract.liftQuota>,
): Promise<string> {
  await store.quotaAccountList.one(tx, { reach: scopeOf(actor), today: dayOf(actor.now) }, id)
  const quota = await store.lockQuota(tx, id, version)
  if (quota.blocked === '') refuse('quota.notFrozen')
  if (until < dayOf(actor.now)) refuse('quota.liftPast')
  await store.blockQuota(tx, quota, '', until)
  await publish(tx, actor, newEvent('quota.released', { id, reason: reason.trim(), data: { deptId: quota.dept_id } }))
  return id
}

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/** Bills the last month, reminds of what is due, and freezes quotas with bills that are overdue. */
export async function settleQuotas(context: Context): Promise<void> {
  const { database, tenantId, now } = context
  const actor = systemActor(tenantId, '', now)
  const today = dayOf(now)
  await database.write(tenantId, (tx) => billQuotas(tx, actor, monthAfter(today.slice(0, 7), -1)))
  const due = await database.read(tenantId, (db) => store.billsToRemind(db, { today }))
  await eachItem(
    context,
    due,
    ({ id }) => `bill ${id}`,
    ({ id }) =>
      database.write(tenantId, async (tx) => {
        const bill = await store.quotaBills.lock(tx, id)
        if (bill.status !== 'open' || bill.reminded_at !== null) return
        await store.quotaBills.set(tx, bill, { reminded_at: now })
        await publish(tx, actor, newEvent('quotaBill.reminded', { id, data: await facts(tx, bill) }))
      }),
  )
  const overdue = await database.read(tenantId, (db) => store.overdueBills(db, { today }))
  await eachItem(
    context,
    overdue,
    ({ id }) => `bill ${id}`,
    ({ id, account_id: accountId }) => database.write(tenantId, (tx) => freezeOverdue(tx, actor, id, accountId)),
  )
}

/** Freezes the quota of a bill that is overdue; what it has reserved stays. */
export async function freezeOverdue(tx: Tx, actor: Actor, id: string, accountId: string): Promise<void> {
  const quota = await store.lockQuota(tx, accountId)
  const bill = await store.quotaBills.lock(tx, id)
  if (bill.status === 'repaid' || bill.due_on >= dayOf(actor.now)) return
  const after = bill.overdue_at === null ? await store.quotaBills.set(tx, bill, { overdue_at: actor.now }) : bill
  const isLifted = quota.lifted_until !== null && quota.lifted_until >= dayOf(actor.now)
  if (quota.blocked === '' && !isLifted) await store.blockQuota(tx, quota, overdueReason, null)
  if (after.status !== bill.status)
    await publish(
      tx,
      actor,
      newEvent('quotaBill.overdue', { id, from: bill.status, to: after.status, data: await facts(tx, after) }),
    )
}
