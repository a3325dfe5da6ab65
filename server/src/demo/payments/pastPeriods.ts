import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { canClose, checksOfPeriod, closePeriod } from '#modules/payments/index.ts'
import { actorsOf } from '../projects/actors.ts'

const months = sqlQuery(
  'demo.monthsToClose',
  `select distinct payer_no, to_char(booked_on, 'YYYY-MM') as "month!" from settlement.lines
   where payer_no <> '' and to_char(booked_on, 'YYYY-MM') between $since and $until order by 1, 2 limit 100`,
)

/** Months before those in work are closed; the last ones are open. */
const openMonths = 4
const closedMonths = 18

/** Closes the old months of each payer, in turn, on the sixth of the next one. */
export async function closePastMonths(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const accountant = (await actorsOf(tx, tenantId)).of('guqinghe')
  if (!accountant) return
  const month = dayOf(now).slice(0, 7)
  const span = { since: monthAfter(month, -closedMonths - openMonths), until: monthAfter(month, -openMonths) }
  for (const { payer_no: payerNo, month: closing } of await months(tx, span)) {
    const at = new Date(`${monthAfter(closing, 1)}-06T17:30:00+08:00`)
    await setTransactionTime(tx, at)
    const actor = { ...accountant, now: at }
    if (canClose(await checksOfPeriod(tx, actor, { payerNo, month: closing })))
      await closePeriod(tx, actor, { payerNo, month: closing })
  }
  await setTransactionTime(tx, now)
}
