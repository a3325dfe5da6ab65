import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { cycleRoutes } from './cycles/cycle.routes.ts'
import { closeDueCycles } from './cycles/cycle.service.ts'
import { decidePlan, planApproval } from './decide.service.ts'
import { demandListeners } from './demand.listener.ts'
import { plansMessages } from './messages.ts'
import { planSheetRoutes } from './planSheet.routes.ts'
import { planRoutes } from './plan.routes.ts'

// Commands for the demo, which performs them without pages.
export { callOff } from './callOff.service.ts'
export { choosePlanMethod, closeDueCycles, movePlanCycle, openPlanCycle } from './cycles/cycle.service.ts'
export { releasePlanCycle } from './cycles/release.service.ts'
export { savePlan, startPlan, submitPlan } from './plan.service.ts'
// For higher modules that need goods.
export { proposePlanLine } from './proposal.service.ts'
export { decidePlan, planApproval }

export const plans: Module = {
  messages: plansMessages,
  routes: (app: App) => {
    planRoutes(app)
    planSheetRoutes(app)
    cycleRoutes(app)
  },
  listeners: demandListeners,
  jobs: [everyTenant({ name: 'plans.closeDue', everySeconds: 60, run: closeDueCycles })],
  approvals: { plan: planApproval },
}
