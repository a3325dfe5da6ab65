import { dayOf } from '#contract/kit/calendar.ts'
import { daysOf } from '#contract/insight/periods.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { spanOf, topOf } from './scope.rules.ts'
import { spendOf } from './spend.store.ts'

/** Workbench data of the insight module. */
export const insightSources: WorkbenchSources = {
  figures: {
    'insight.spend': async (db, actor) => {
      const today = dayOf(actor.now)
      return (await spendOf(db, { scope: topOf(actor) ?? '0', ...spanOf(daysOf('year', today), today) })).gross
    },
  },
}
