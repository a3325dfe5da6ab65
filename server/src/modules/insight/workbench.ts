import { dayOf } from '#contract/kit/calendar.ts'
import { daysOf } from '#contract/insight/periods.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { spanOf } from './scope.rules.ts'
import { findScope } from './scope.service.ts'
import { spendOf } from './spend.store.ts'

/** Workbench data of the insight module. */
export const insightSources: WorkbenchSources = {
  figures: {
    'insight.spend': async (db, actor) => {
      const today = dayOf(actor.now)
      const scope = await findScope(db, actor, undefined)
      return scope ? (await spendOf(db, { scope: scope.id, ...spanOf(daysOf('year', today), today) })).gross : '0.00'
    },
  },
}
