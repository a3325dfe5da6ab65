import type { ContractDetail } from '#contract/contracts/contract.ts'

const steps = ['draft', 'approve', 'sign', 'perform', 'end'] as const
const stepOf = {
  draft: 0,
  approving: 1,
  signing: 2,
  overdue: 2,
  active: 3,
  suspended: 3,
  completed: 5,
  terminated: 5,
  void: 0,
} as const

/** Steps of a contract, up to where it has come. */
export const stepsOf = ({ status }: Pick<ContractDetail, 'status'>) =>
  steps.map((step, at) => ({
    step,
    state: at < stepOf[status] ? ('done' as const) : at === stepOf[status] ? ('current' as const) : ('future' as const),
  }))
