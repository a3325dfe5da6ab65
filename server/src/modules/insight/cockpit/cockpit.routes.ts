import { dayOf } from '#contract/kit/calendar.ts'
import { findCockpit, listInsightScopes } from '#contract/insight/cockpit.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readsOf } from '../scope.rules.ts'
import { departmentsWithin, findTopCategories, suppliersOf } from '../scope.store.ts'
import type { KindNames } from '../statistics/tables.ts'
import { readCockpit } from './cockpit.service.ts'

export const cockpitRoutes = (kindNames: KindNames) => (app: App) => {
  serve(app, findCockpit, ({ db, actor, input }) => readCockpit(db, actor, input, kindNames))
  serve(app, listInsightScopes, async ({ db, actor }) => {
    const reach = readsOf(actor)
    const [departments, categories, suppliers] = await Promise.all([
      departmentsWithin(db, reach),
      findTopCategories(db),
      suppliersOf(db, reach),
    ])
    return { today: dayOf(actor.now), isTenant: reach.isAll, departments, categories, suppliers }
  })
}
