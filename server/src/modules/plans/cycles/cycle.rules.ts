import { type PlanCycleAction } from '#contract/plans/cycles.ts'
import { type PlanCycleStatus, planCycleStatusNames } from '#contract/plans/plan.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of cycles evaluates. */
export interface CycleFacts {
  readonly status: PlanCycleStatus
  readonly isDue: boolean
}

const isDue: Requirement<CycleFacts> = { holds: (cycle) => cycle.isDue, otherwise: 'thing.notAllowed' }

/** Flow of a cycle: departments plan, then equal goods are consolidated, released and called off. */
export const cycleFlow = flow<CycleFacts, PlanCycleStatus, PlanCycleAction>(
  {
    edit: { from: ['filling'], to: 'filling', needs: 'plan.consolidate' },
    close: { from: ['filling'], to: 'closed', needs: 'plan.consolidate' },
    closeDue: { from: ['filling'], to: 'closed', needs: 'system', only: isDue },
    consolidate: { from: ['closed'], to: 'consolidating', needs: 'plan.consolidate' },
    release: { from: ['consolidating'], to: 'released', needs: 'plan.release' },
    end: { from: ['released'], to: 'ended', needs: 'plan.consolidate' },
  },
  planCycleStatusNames,
)

/** Number of a cycle: JH202612, and JH202612-B1 for the first supplement of the month. */
export const numberOf = (month: string, supplement: number): string =>
  `JH${month.replace('-', '')}${supplement === 0 ? '' : `-B${supplement}`}`
