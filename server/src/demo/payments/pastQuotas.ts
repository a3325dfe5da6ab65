import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { decimal, units } from '#contract/kit/money.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { billQuotas, freezeOverdue, overdueBills, repayQuotaBill } from '#modules/ledger/index.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'

const bills = sqlQuery(
  'demo.quotaBills',
  `select b.id, b.version, b.no, b.month, b.rest, b.due_on, a.dept_id = d.id and cardinality(d.path) = 1 as "is_root!"
   from ledger.quota_bills b
   join ledger.accounts a on a.tenant_id = b.tenant_id and a.id = b.account_id
   join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
   where b.rest > 0 order by b.id`,
)

/** Months that are billed. */
const monthsOfBills = 3
const hoursToRepay = 24 * 9

/**
 * Bills of three months: the company repays its own, of one that is not due yet a half; a department does not, so that its
 * quota is frozen.
 */
export async function createPastBills(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const clerk = actors.of('heyuanshan')
  if (!clerk) return
  const month = dayOf(now).slice(0, 7)
  const at = async (actor: Actor, wanted: Date): Promise<Actor> => {
    const time = wanted < now ? wanted : now
    await setTransactionTime(tx, time)
    return { ...actor, now: time }
  }
  for (let back = monthsOfBills; back >= 1; back -= 1) {
    const billed = monthAfter(month, -back)
    const begin = new Date(`${monthAfter(billed, 1)}-01T08:10:00+08:00`)
    await billQuotas(tx, await at(systemActor(tenantId), begin), billed)
    const settler = await at(clerk, later(begin, hoursToRepay))
    for (const { id, version, no, rest, due_on: dueOn, is_root: isRoot } of await bills(tx)) {
      if (!isRoot) continue
      const amount = back === 1 && dueOn >= dayOf(now) ? decimal((units(rest) / 20_000n) * 10_000n) : rest
      if (units(amount) > 0n) await repayQuotaBill(tx, settler, { id, version, amount, bankRef: `HK${no.slice(2)}` })
    }
  }
  const system = await at(systemActor(tenantId), now)
  for (const { id, account_id: accountId } of await overdueBills(tx, { today: dayOf(now) }))
    await freezeOverdue(tx, system, id, accountId)
}
