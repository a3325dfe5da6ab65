import type { RefusalCode } from '#contract/refusals.ts'

/** Experts and supervisors of a project. */
export interface Evaluators {
  readonly expertIds: readonly string[]
  readonly supervisorIds: readonly string[]
}

/** Facts about a named person that determine whether they may be named. */
export interface Named {
  readonly id: string
  readonly person_id: string
  readonly name: string
  readonly can_score: boolean
  readonly can_supervise: boolean
  /** Whether they own the project, can manage it or act for its agency. */
  readonly runs: boolean
  readonly approves: boolean
}

interface Wrong {
  readonly code: RefusalCode
  readonly names?: string
}

/** Separation of duties: violation by these experts and supervisors, or false. */
export function wrongEvaluators({ expertIds, supervisorIds }: Evaluators, named: readonly Named[]): Wrong | false {
  const byId = new Map(named.map((each) => [each.id, each]))
  const experts = expertIds.map((id) => byId.get(id))
  const supervisors = supervisorIds.map((id) => byId.get(id))
  if (!experts.every((each) => each?.can_score) || !supervisors.every((each) => each?.can_supervise))
    return { code: 'evaluation.ineligible' }
  const all = [...experts, ...supervisors].filter((each) => each !== undefined)
  if (new Set(all.map((each) => each.person_id)).size < all.length) return { code: 'evaluation.twice' }
  const about = (code: RefusalCode, who: readonly Named[]): Wrong | false =>
    who.length > 0 && { code, names: who.map(({ name }) => name).join('、') }
  return (
    about(
      'evaluation.ownProject',
      all.filter(({ runs }) => runs),
    ) ||
    about(
      'evaluation.approver',
      experts.filter((each) => each !== undefined).filter(({ approves }) => approves),
    )
  )
}
