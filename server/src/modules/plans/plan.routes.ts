import * as contract from '#contract/plans/plans.ts'
import { countPlans } from '#contract/plans/waitingPlans.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { callOff } from './callOff.service.ts'
import { planColumns } from './cycles/cycle.export.rules.ts'
import { joinPlanGroup } from './joinGroup.service.ts'
import { findPlan } from './plan.access.service.ts'
import { presentPlan, presentPlanOfCycle } from './plan.present.ts'
import { copyPlan, savePlan, startPlan, submitPlan, withdrawPlan } from './plan.service.ts'
import { countWaitingPlans, planList } from './plan.store.ts'

export function planRoutes(app: App) {
  const plans = serveRecords(app, contract.listPlans, {
    list: planList,
    present: presentPlanOfCycle,
    scope: ({ deptId }) => ({ deptId }),
    exported: { route: contract.exportPlans, name: ['采购计划', 'Plans'], columns: planColumns },
    read: presentPlan,
  })
  plans.detail(contract.findPlan, ({ id }) => id)
  plans.write(contract.startPlan, startPlan)
  plans.write(contract.savePlan, savePlan)
  plans.write(contract.copyPlan, copyPlan)
  plans.write(contract.submitPlan, submitPlan)
  plans.write(contract.withdrawPlan, withdrawPlan)
  serveChanges(
    app,
    contract.listPlanChanges,
    async ({ db, actor, input }) => (await findPlan(db, actor, input.id)).id,
    {
      of: 'plan',
    },
  )
  const keyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string => {
    const key = headers['idempotency-key']
    return typeof key === 'string' ? key : refuse('key.missing')
  }
  serve(app, contract.callOff, ({ db, actor, input, request }) => callOff(db, actor, input, keyOf(request)))
  serve(app, contract.joinPlanGroup, ({ db, actor, input, request }) => joinPlanGroup(db, actor, input, keyOf(request)))
  serve(app, countPlans, async ({ db, actor }) => ({ waiting: await countWaitingPlans(db, actor.deptId) }))
}
