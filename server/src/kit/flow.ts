import type { Permission } from '#contract/permissions.ts'
import type { StateName, StateNames } from '#contract/kit/refusals.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Actor, withoutRestrictions } from './actor.ts'
import { refuse } from './refusal.ts'

/** What a transition requires, and the refusal where it does not hold. */
export interface Requirement<Thing> {
  readonly holds: (thing: Thing, actor: Actor) => boolean
  readonly otherwise: RefusalCode | ((thing: Thing, actor: Actor) => RefusalCode)
}

/** Transition of a state machine: allowed source states, required permission, guards and target state. */
export interface Move<Thing, Status extends string> {
  readonly from: readonly Status[]
  /** Target state, or a function that computes it from the record. */
  readonly to: Status | ((thing: Thing) => Status)
  /** Possible results of a computed `to`, per source state if they differ. Documentation and checks read them. */
  readonly into?: readonly Status[] | { readonly [From in Status]?: readonly Status[] }
  /**
   * Required permission. `system`: only the product itself makes the transition. `owner`: the command checks the
   * ownership itself. Neither appears in `can`.
   */
  readonly needs: Permission | 'system' | 'owner'
  /** What must hold, checked in this order. Synchronous, like `unless`: the facts are loaded with the record. */
  readonly only?: Requirement<Thing> | readonly Requirement<Thing>[]
  /** What must not hold, checked after `only`: the refusal code that prevents the transition, or false. */
  readonly unless?: (thing: Thing, actor: Actor) => RefusalCode | false
}

/**
 * State machine as a table of transitions. `decide` and `can` evaluate the same rows, so buttons and server rules
 * cannot disagree. The refusal of an action in the wrong state names the state.
 */
export function flow<Thing extends { status: Status }, Status extends string, Action extends string>(
  moves: Record<Action, Move<Thing, Status>>,
  names: StateNames<Status>,
) {
  const violation = (thing: Thing, action: Action, actor: Actor): RefusalCode | false => {
    const move = moves[action]
    if (!move.from.includes(thing.status)) return 'thing.wrongState'
    if (!mayMove(move.needs, actor))
      return mayMove(move.needs, withoutRestrictions(actor)) ? 'restriction.inForce' : 'thing.notAllowed'
    return unmet(move.only, thing, actor) || (move.unless?.(thing, actor) ?? false)
  }
  /** Only those who may perform the action in another state learn the current one. */
  const shownState = (status: Status, needs: Move<Thing, Status>['needs'], actor: Actor): StateName | undefined =>
    mayMove(needs, actor) ? names[status] : undefined
  return {
    moves,
    names,
    /**
     * Returns the target state of an action. Refuses with `thing.wrongState`, `thing.notAllowed`, or the code of the
     * guard.
     */
    decide(thing: Thing, action: Action, actor: Actor): Status {
      const code = violation(thing, action, actor)
      const { needs, to } = moves[action]
      if (code === 'thing.wrongState') return refuse(code, { state: shownState(thing.status, needs, actor) })
      if (code) return refuse(code)
      return typeof to === 'function' ? to(thing) : to
    },
    /** Actions that the actor may perform in the current state. */
    can: (thing: Thing, actor: Actor): Action[] =>
      (Object.keys(moves) as Action[]).filter(
        (action) => moves[action].needs !== 'owner' && !violation(thing, action, actor),
      ),
    /** All possible transitions, for documentation and external checks. */
    transitions: (): { action: Action; from: Status; to: Status }[] =>
      (Object.entries(moves) as [Action, Move<Thing, Status>][]).flatMap(([action, move]) =>
        move.from.flatMap((from) => targets(move, from).map((to) => ({ action, from, to }))),
      ),
  }
}

/** Flow that a module's `flows.ts` has drawn in its page: `tools/flows.ts`. */
export interface DrawnFlow {
  readonly title: string
  readonly flow: {
    readonly names: StateNames<string>
    readonly transitions: () => readonly { readonly action: string; readonly from: string; readonly to: string }[]
  }
  /** Initial state. */
  readonly begins: string
}

/** Refusal code of the first requirement that does not hold. */
function unmet<Thing>(
  only: Requirement<Thing> | readonly Requirement<Thing>[] = [],
  thing: Thing,
  actor: Actor,
): RefusalCode | false {
  const broken = [only].flat().find(({ holds }) => !holds(thing, actor))
  if (!broken) return false
  return typeof broken.otherwise === 'function' ? broken.otherwise(thing, actor) : broken.otherwise
}

function mayMove(needs: Permission | 'system' | 'owner', actor: Actor): boolean {
  if (needs === 'owner') return true
  return needs === 'system' ? actor.entrance === 'system' : actor.permissions.has(needs)
}

function targets<Thing, Status extends string>({ to, into }: Move<Thing, Status>, from: Status): readonly Status[] {
  if (typeof to !== 'function') return [to]
  return (Array.isArray(into) ? into : (into as { [From in Status]?: readonly Status[] } | undefined)?.[from]) ?? []
}
