import type { Plan } from '#contract/plans/plan.ts'

const names = ['fill', 'approve', 'consolidate', 'release', 'end'] as const

/** Index of the step that a plan is in. */
const at = { draft: 0, approving: 1, approved: 2, consolidated: 2, released: 3, closed: 4 } as const satisfies Record<
  Plan['status'],
  number
>

/** Steps of a plan: passed, current and coming ones; a draft of a closed cycle has failed. */
export const stepsOfPlan = ({ status, cycleStatus }: Pick<Plan, 'status' | 'cycleStatus'>) =>
  names.map((step, index) => {
    const isMissed = status === 'draft' && cycleStatus !== 'filling'
    const isDone = index < at[status] || status === 'closed'
    const state = isDone
      ? ('done' as const)
      : index > at[status]
        ? ('future' as const)
        : isMissed
          ? ('failed' as const)
          : ('current' as const)
    return { step, state }
  })
