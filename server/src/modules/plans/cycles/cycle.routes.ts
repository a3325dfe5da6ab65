import * as contract from '#contract/plans/cycles.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { consolidatedList } from './consolidation.store.ts'
import { cycleColumns, goodsColumns, summaryColumns } from './cycle.export.rules.ts'
import { presentCycle, presentGoods, presentSummary } from './cycle.present.ts'
import { choosePlanMethod, editPlanCycle, movePlanCycle, openPlanCycle } from './cycle.service.ts'
import { cycleList, plansOfCycle } from './cycle.store.ts'
import { releasePlanCycle } from './release.service.ts'

export function cycleRoutes(app: App) {
  const cycles = serveRecords(app, contract.listPlanCycles, {
    list: cycleList,
    present: presentCycle,
    scope: (actor) => ({ reach: reachOf(actor, 'plan.consolidate') }),
    exported: { route: contract.exportPlanCycles, name: ['计划周期', 'Plan cycles'], columns: cycleColumns },
  })
  cycles.detail(contract.findPlanCycle, ({ id }) => id)
  cycles.changes(contract.listPlanCycleChanges, ({ id }) => id, { of: 'planCycle' })
  cycles.write(contract.openPlanCycle, openPlanCycle)
  cycles.write(contract.editPlanCycle, editPlanCycle)
  cycles.write(contract.movePlanCycle, movePlanCycle)
  serve(app, contract.releasePlanCycle, ({ db, actor, input }) => releasePlanCycle(db, actor, input))

  const plans = {
    list: plansOfCycle,
    filter: ({ actor, input }: ListCall<FilterOf<typeof contract.listPlansOfCycle>>) => ({
      ...input,
      reach: reachOf(actor, 'plan.consolidate'),
    }),
    present: presentSummary,
  }
  serveList(app, contract.listPlansOfCycle, plans)
  serveExport(app, contract.exportPlansOfCycle, { ...plans, name: ['部门计划', 'Plans'], columns: summaryColumns })
  const goods = {
    list: consolidatedList,
    filter: ({ actor, input }: ListCall<FilterOf<typeof contract.listConsolidated>>) => ({
      ...input,
      reach: reachOf(actor, 'plan.consolidate'),
    }),
    present: presentGoods,
  }
  serveList(app, contract.listConsolidated, goods)
  serveExport(app, contract.exportConsolidated, { ...goods, name: ['计划汇总', 'Consolidated'], columns: goodsColumns })
  serve(app, contract.choosePlanMethod, ({ db, actor, input }) => choosePlanMethod(db, actor, input))
}
