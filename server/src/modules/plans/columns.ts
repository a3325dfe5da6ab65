import type { DemandStatus } from '#contract/sourcing/demands/demands.ts'
import type { PlanCycleStatus, PlanStatus, PlanMethod } from '#contract/plans/plan.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'consolidations.method': PlanMethod
  'cycles.status': PlanCycleStatus
  'lines.demand_status': DemandStatus
  'lines.method': PlanMethod
  'plans.status': PlanStatus
}
