import type { Permission } from '#contract/permissions.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from './actor.ts'
import { refuse } from './refusal.ts'

/** One row of a flow: from these states, by this permission, unless something speaks against it, to that state. */
export interface Move<Thing, Status extends string> {
  readonly from: readonly Status[]
  /** The next state, or how it follows from the thing. */
  readonly to: Status | ((thing: Thing) => Status)
  /** Every state that a computed `to` can answer, where it matters for each state apart; it is printed and checked. */
  readonly into?: readonly Status[] | { readonly [From in Status]?: readonly Status[] }
  /**
   * `system` moves are made by the product itself, `owner` moves by whose thing it is, which the command sees to; those
   * are in no list of what somebody may do.
   */
  readonly needs: Permission | 'system' | 'owner'
  /** Speaks against the move: a refusal's code, or false. Facts come with the thing; a guard asks nobody. */
  readonly unless?: (thing: Thing, actor: Actor) => RefusalCode | false
}

/**
 * A thing's states and moves as a table. `decide` and `can` read the same rows, so buttons and rules never disagree.
 */
export function flow<Thing extends { status: Status }, Status extends string, Action extends string>(
  moves: Record<Action, Move<Thing, Status>>,
) {
  const violation = (thing: Thing, action: Action, actor: Actor): RefusalCode | false => {
    const move = moves[action]
    if (!move.from.includes(thing.status)) return 'thing.wrongState'
    if (!mayMove(move.needs, actor)) return 'thing.notAllowed'
    return move.unless?.(thing, actor) ?? false
  }
  return {
    moves,
    /** The state that the action leads to; refuses what the table does not allow. */
    decide(thing: Thing, action: Action, actor: Actor): Status {
      const code = violation(thing, action, actor)
      if (code) return refuse(code)
      const { to } = moves[action]
      return typeof to === 'function' ? to(thing) : to
    },
    /** What may be done now. */
    can: (thing: Thing, actor: Actor): Action[] =>
      (Object.keys(moves) as Action[]).filter(
        (action) => moves[action].needs !== 'owner' && !violation(thing, action, actor),
      ),
    /** Every transition that can ever happen, for the documentation and for checks from outside. */
    transitions: (): { action: Action; from: Status; to: Status }[] =>
      (Object.entries(moves) as [Action, Move<Thing, Status>][]).flatMap(([action, move]) =>
        move.from.flatMap((from) => targets(move, from).map((to) => ({ action, from, to }))),
      ),
  }
}

function mayMove(needs: Permission | 'system' | 'owner', actor: Actor): boolean {
  if (needs === 'owner') return true
  return needs === 'system' ? actor.entrance === 'system' : actor.permissions.has(needs)
}

function targets<Thing, Status extends string>({ to, into }: Move<Thing, Status>, from: Status): readonly Status[] {
  if (typeof to !== 'function') return [to]
  return (Array.isArray(into) ? into : (into as { [From in Status]?: readonly Status[] } | undefined)?.[from]) ?? []
}
