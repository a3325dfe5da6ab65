import * as contract from '#contract/workbench/workbench.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Registry } from './registry.ts'
import { presentShortcuts, saveShortcuts } from './shortcut.service.ts'
import { presentDueDates, presentStatistics, presentWorkbench } from './workbench.service.ts'

export const workbenchRoutes = (registry: Registry) => (app: App) => {
  serve(app, contract.viewWorkbench, ({ db, actor }) => presentWorkbench(db, actor, registry))
  serve(app, contract.listDueDates, ({ db, actor, input }) => presentDueDates(db, actor, registry, input.month))
  serve(app, contract.workbenchStatistics, ({ db, actor }) => presentStatistics(db, actor, registry))
  serve(app, contract.getShortcuts, ({ db, actor }) => presentShortcuts(db, actor))
  serve(app, contract.saveShortcuts, async ({ db, actor, input }) => {
    await saveShortcuts(db, actor, input)
    return presentShortcuts(db, actor)
  })
}
