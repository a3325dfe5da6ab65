import * as contract from '#contract/workbench/workbench.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Registry } from './registry.ts'
import { presentShortcuts, saveShortcuts } from './shortcut.service.ts'
import { presentDueDates, presentStatistics, presentWorkbench } from './workbench.service.ts'

export const workbenchRoutes = (registry: Registry) => (app: App) => {
  serve(app, contract.viewWorkbench, ({ sql, actor }) => presentWorkbench(sql, actor, registry))
  serve(app, contract.listDueDates, ({ sql, actor, input }) => presentDueDates(sql, actor, registry, input.month))
  serve(app, contract.workbenchStatistics, ({ sql, actor }) => presentStatistics(sql, actor, registry))
  serve(app, contract.getShortcuts, ({ sql, actor }) => presentShortcuts(sql, actor))
  serve(app, contract.saveShortcuts, async ({ sql, actor, input }) => {
    await saveShortcuts(sql, actor, input)
    return presentShortcuts(sql, actor)
  })
}
