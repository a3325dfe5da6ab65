import type { MyEvaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'

interface Scored {
  readonly state: ProjectState
  readonly opened_at: Date | null
  readonly closed_at: Date | null
  readonly submitted_at: Date | null
}

/** Status of an expert's work. */
export function statusOf({
  state,
  opened_at: opened,
  closed_at: closed,
  submitted_at: at,
}: Scored): MyEvaluation['status'] {
  if (closed !== null || ['7', '8', '9'].includes(state)) return 'closed'
  if (opened === null || state !== '6') return 'notOpened'
  return at === null ? 'waiting' : 'submitted'
}
