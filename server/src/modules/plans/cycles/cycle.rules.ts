import { type PlanCycleAction } from '#contract/plans/cycles.ts'
import { type PlanCycleStatus, planCycleStatusNames } from '#contract/plans/plan.ts'
import { flow, type Move, type Requirement } from '#kit/flow.ts'
import { reachOf } from '#kit/reach.rules.ts'

/** Facts that the flow of cycles evaluates. */
export interface CycleFacts {
  readonly status: PlanCycleStatus
  readonly isDue: boolean
}

/** Who sees the plans of some departments alone does not change what concerns all. */
const isLimited =
  (permission: 'plan.consolidate' | 'plan.release'): NonNullable<Move<CycleFacts, PlanCycleStatus>['unless']> =>
  (_, actor) =>
    !reachOf(actor, permission).isAll && 'planCycle.limitedReach'
const consolidating = { needs: 'plan.consolidate', unless: isLimited('plan.consolidate') } as const

const isDue: Requirement<CycleFacts> = { holds: (cycle) => cycle.isDue, otherwise: 'thing.notAllowed' }

/** Flow of a cycle: departments plan, then equal goods are consolidated, released and called off. */
export const cycleFlow = flow<CycleFacts, PlanCycleStatus, PlanCycleAction>(
  {
    edit: { from: ['filling'], to: 'filling', ...consolidating },
    close: { from: ['filling'], to: 'closed', ...consolidating },
    closeDue: { from: ['filling'], to: 'closed', needs: 'system', only: isDue },
    consolidate: { from: ['closed'], to: 'consolidating', ...consolidating },
    release: { from: ['consolidating'], to: 'released', needs: 'plan.release', unless: isLimited('plan.release') },
    end: { from: ['released'], to: 'ended', ...consolidating },
  },
  planCycleStatusNames,
)

/** Number of a cycle: JH202612, and JH202612-B1 for the first supplement of the month. */
export const numberOf = (month: string, supplement: number): string =>
  `JH${month.replace('-', '')}${supplement === 0 ? '' : `-B${supplement}`}`
