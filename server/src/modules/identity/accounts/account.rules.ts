import { dayOf } from '#contract/kit/calendar.ts'
import type { PersonAction } from '#contract/identity/identity.ts'
import type { Actor } from '#kit/actor.ts'

interface AccountFacts {
  readonly person_id: string
  readonly disabled: boolean
}

/** Whether the actor manages people: an operator with the permission. */
export const mayManage = ({ entrance, permissions }: Actor) => entrance === 'operator' && permissions.has('org.manage')

/** Actions on an account that the actor may perform; none on their own account. */
export function accountActions({ person_id: personId, disabled }: AccountFacts, actor: Actor): PersonAction[] {
  if (actor.entrance !== 'operator' || personId === actor.personId) return []
  return [
    ...(mayManage(actor) ? (['edit', disabled ? 'enable' : 'disable', 'endSessions', 'resetLogin'] as const) : []),
    ...(actor.permissions.has('role.manage') ? (['setRoles'] as const) : []),
  ]
}

/** Expiry time of an account: the end of its last day in China Standard Time. */
export const endOf = (day: string | undefined): Date | null =>
  day === undefined ? null : new Date(`${day}T23:59:59.999+08:00`)
export const isOver = (end: Date | null, now: Date) => end !== null && end <= now
/** Whether another last day opens an expired account again. */
export const reopens = (before: Date | null, after: Date | null, now: Date) =>
  isOver(before, now) && !isOver(after, now)
export const lastDayOf = (end: Date | null): string => (end ? dayOf(end) : '')
