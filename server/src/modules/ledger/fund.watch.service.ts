import { dayOf } from '#contract/kit/calendar.ts'
import { units } from '#contract/kit/money.ts'
import { systemActor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { amountOf, usedOf } from './fund.rules.ts'
import { lockFund } from './fund.store.ts'
import { forgetWarnings, fundsToWarnOf, setWarned } from './fund.watch.store.ts'

/** From this share on a budget is warned of. */
const share = '0.8'

/** Publishes a warning once for each budget of which 80 percent are used, and again after it was raised. */
export const watchFunds = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const day = dayOf(now)
    await forgetWarnings(tx, day, share)
    for (const { id } of await fundsToWarnOf(tx, day, share)) {
      const fund = await lockFund(tx, id)
      await setWarned(tx, id, now)
      const percent = Number((units(usedOf(fund)) * 100n) / units(amountOf(fund)))
      const { kind, dept_id: deptId, name, dept_name: deptName, available } = fund
      const data = { kind, deptId, name, deptName, percent, available }
      await publish(tx, systemActor(tenantId, '', now), { name: 'budget.thresholdReached', id, data })
    }
  })
