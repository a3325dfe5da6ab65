import {
  type RedFormAction,
  type RedFormStatus,
  redFormStatusNames,
  type RedSide,
} from '#contract/settlement/red/redForm.ts'
import type { Actor } from '#kit/actor.ts'
import { flow } from '#kit/flow.ts'

export type RedStep = 'accept' | 'confirm' | 'refuse' | 'revoke' | 'expire' | 'fail' | 'issue'

/**
 * Flow of a red letter. Each side asks, and the tax bureau decides: what it answers moves the letter, also if somebody
 * confirmed it at the tax bureau itself.
 */
export const redFormFlow = flow<{ readonly status: RedFormStatus }, RedFormStatus, RedStep>(
  {
    accept: { from: ['starting'], to: 'waiting', needs: 'system' },
    confirm: { from: ['starting', 'waiting'], to: 'confirmed', needs: 'system' },
    refuse: { from: ['starting', 'waiting'], to: 'refused', needs: 'system' },
    revoke: { from: ['starting', 'waiting', 'confirmed'], to: 'revoked', needs: 'system' },
    expire: { from: ['starting', 'waiting'], to: 'expired', needs: 'system' },
    fail: { from: ['starting', 'waiting', 'confirmed'], to: 'failed', needs: 'system' },
    issue: { from: ['starting', 'waiting', 'confirmed'], to: 'issued', needs: 'owner' },
  },
  redFormStatusNames,
)

export const live: readonly RedFormStatus[] = ['starting', 'waiting', 'confirmed']

/** Step by which the tax bureau's state is reached; undefined: it says nothing that moves the letter. */
const steps: Readonly<Record<string, RedStep>> = {
  '01': 'confirm',
  '02': 'accept',
  '03': 'accept',
  '04': 'confirm',
  '05': 'refuse',
  '06': 'refuse',
  '07': 'expire',
  '08': 'revoke',
  '09': 'revoke',
  '10': 'fail',
}

/** Step that an answer of the tax bureau makes from this state. States of other numbers count as not confirmed. */
export function stepTo(status: RedFormStatus, bureauState: string): RedStep | undefined {
  const step = steps[bureauState] ?? 'accept'
  return redFormFlow.moves[step].from.includes(status) ? step : undefined
}

export const sideOf = ({ supplierId }: Pick<Actor, 'supplierId'>): RedSide => (supplierId === null ? 'buyer' : 'seller')

/** Whether the actor starts red letters and decides on them, for their side. */
export const mayAct = ({ permissions, supplierId }: Actor): boolean =>
  permissions.has(supplierId === null ? 'invoice.match' : 'invoice.submit')

interface RedFacts {
  readonly status: RedFormStatus
  readonly pending: string
  readonly started_by: RedSide
}

/** What the actor's side may do: the other side confirms or refuses, the one that has started it revokes. */
export function actionsOn(form: RedFacts, actor: Actor): RedFormAction[] {
  if (!mayAct(actor) || form.pending !== '' || !live.includes(form.status)) return []
  if (form.started_by === sideOf(actor)) return form.status === 'starting' ? [] : ['revoke']
  return form.status === 'waiting' ? ['confirm', 'refuse'] : []
}
