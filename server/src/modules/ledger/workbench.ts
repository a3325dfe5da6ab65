import { dayOf } from '#contract/kit/calendar.ts'
import { decimal, units } from '#contract/kit/money.ts'
import type { ChartRow, WorkbenchSources } from '#kit/workbench/sources.ts'
import { toDecide } from './applications/application.store.ts'
import { findNearestFunds } from './fund.nearest.store.ts'
import { isInReach } from '#kit/reach.rules.ts'
import { amountOf, scopeOf } from './fund.rules.ts'
import { useOfFund } from './use/fund.use.service.ts'

const maxMonths = 12

/** Workbench data of the ledger module. */
export const ledgerSources: WorkbenchSources = {
  todos: { 'quota.decide': (db, { personId }, span) => toDecide(db, { ...span, personId }) },
  charts: {
    budget: async (db, actor): Promise<ChartRow[] | null> => {
      const [fund] = await findNearestFunds(db, 'budget', [actor.deptId], dayOf(actor.now), 'active')
      // A fund of a higher department is spent by others too.
      if (fund?.dept_id !== actor.deptId || !isInReach(scopeOf(actor), actor.deptPath)) return null
      const { months } = await useOfFund(db, actor, fund.id)
      const [amount, shares] = [units(amountOf(fund)), BigInt(months.length)]
      return months
        .map(({ month, committedSoFar }, at) => ({
          month,
          figures: [committedSoFar, decimal((amount * BigInt(at + 1)) / shares)],
        }))
        .slice(-maxMonths)
    },
  },
}
