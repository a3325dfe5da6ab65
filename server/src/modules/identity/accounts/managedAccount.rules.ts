import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'

/** Administrative permissions: their holders control access. */
export const administrative: readonly Permission[] = [
  'org.manage',
  'role.manage',
  'role.grant',
  'sso.configure',
  'portal.configure',
]

/**
 * Privilege escalation guard (account takeover): an account manager cannot manage accounts with administrative
 * permissions that the manager lacks.
 */
export const isOutOfReach = ({ permissions }: Actor, theirs: readonly string[]): boolean =>
  administrative.some((each) => theirs.includes(each) && !permissions.has(each))

export const isAdministrative = (permissions: readonly string[]): boolean =>
  administrative.some((each) => permissions.includes(each))
