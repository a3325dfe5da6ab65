import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'

/** Permissions by which their holder decides who comes in and what they may do. */
const administrative: readonly Permission[] = [
  'org.manage',
  'role.manage',
  'role.grant',
  'sso.configure',
  'portal.configure',
]

/** Account takeover: who manages accounts must not reach those that have more to say about access than they have. */
export const isOutOfReach = ({ permissions }: Actor, theirs: readonly string[]): boolean =>
  administrative.some((each) => theirs.includes(each) && !permissions.has(each))
