import { dayOf } from '#contract/kit/calendar.ts'
import { findCockpit, listInsightScopes } from '#contract/insight/cockpit.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { topOf } from '../scope.rules.ts'
import { departmentsBelow, findTopCategories, suppliersOf } from '../scope.store.ts'
import type { KindNames } from '../statistics/tables.ts'
import { readCockpit } from './cockpit.service.ts'

export const cockpitRoutes = (kindNames: KindNames) => (app: App) => {
  serve(app, findCockpit, ({ db, actor, input }) => readCockpit(db, actor, input, kindNames))
  serve(app, listInsightScopes, async ({ db, actor }) => {
    const top = topOf(actor)
    const [departments, categories, suppliers] = await Promise.all([
      departmentsBelow(db, top),
      findTopCategories(db),
      suppliersOf(db, top ?? '0'),
    ])
    return { today: dayOf(actor.now), isTenant: top === null, departments, categories, suppliers }
  })
}
