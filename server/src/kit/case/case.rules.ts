import { type CaseAction, type CaseStatus, caseStatusNames } from '#contract/kit/case/states.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import type { Permission } from '#contract/permissions.ts'
import { flow, type Move, type Requirement } from '#kit/flow.ts'

interface CaseFacts<Status extends string> {
  readonly status: Status
  /** Person who applied; null of a visitor, absent where cases have no applicant. */
  readonly person_id?: string | null
}
type Moves<Status extends string, Action extends string> = Record<Action, Move<CaseFacts<Status>, Status>>

/** Nobody handles a case of their own, with whichever of their accounts. */
const ofSomebodyElse: Requirement<CaseFacts<string>> = {
  holds: ({ person_id: personId }, actor) => personId === undefined || personId === null || personId !== actor.personId,
  otherwise: 'case.own',
}

const guarded = <Status extends string>(move: Move<CaseFacts<Status>, Status>): Move<CaseFacts<Status>, Status> =>
  move.needs === 'owner' || move.needs === 'system'
    ? move
    : { ...move, only: [ofSomebodyElse, ...[move.only ?? []].flat()] }

/** Flow of a kind of case: a `flow` in which nobody handles their own case. */
export const caseFlow = <Status extends string, Action extends string>(
  moves: Moves<Status, Action>,
  names: StateNames<Status>,
) =>
  flow<CaseFacts<Status>, Status, Action>(
    Object.fromEntries(
      Object.entries<Move<CaseFacts<Status>, Status>>(moves).map(([action, move]) => [action, guarded(move)]),
    ) as Moves<Status, Action>,
    names,
  )
export type CaseFlow<Status extends string, Action extends string> = ReturnType<typeof caseFlow<Status, Action>>

/** Flow of a case that is applied for: draft, queue, decision, and more information between them. */
export const applicationFlowOf = (manage: Permission) =>
  caseFlow<CaseStatus, CaseAction>(
    {
      save: { from: ['01', '06', '07'], to: '01', needs: 'owner' },
      submit: { from: ['01', '06', '07'], to: '02', needs: 'owner' },
      withdraw: { from: ['02', '03', '04'], to: '07', needs: 'owner' },
      answer: { from: ['04'], to: '03', needs: 'owner' },
      take: { from: ['02'], to: '03', needs: manage },
      ask: { from: ['02', '03'], to: '04', needs: manage },
      grant: { from: ['02', '03'], to: '05', needs: manage },
      refuse: { from: ['02', '03', '04'], to: '06', needs: manage },
    },
    caseStatusNames,
  )

/** Actions of the applicant in a state. */
export const ownActions = <Status extends string, Action extends string>(
  { moves }: Pick<CaseFlow<Status, Action>, 'moves'>,
  status: Status,
): Action[] =>
  (Object.entries(moves) as [Action, Move<CaseFacts<Status>, Status>][])
    .filter(([, { needs, from }]) => needs === 'owner' && from.includes(status))
    .map(([action]) => action)
