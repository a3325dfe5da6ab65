import { neverByKey } from '#contract/api/scopes.ts'
import type { ScopeGroup } from '#contract/api/serviceAccounts.ts'
import { isPermission, type Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import {
  declaredGroups,
  demandGrantable,
  demandSeparation,
  demandUnscoped,
  permissionName,
} from '#modules/identity/index.ts'

const namesOf = (actor: Actor, codes: readonly string[]) =>
  codes.map((code) => permissionName(code, actor)).join(actor.lang === 'en' ? ', ' : '、')

/** Permissions that a key can have, by module, and whether the actor may give each. */
export const scopeGroups = (actor: Actor): ScopeGroup[] =>
  declaredGroups(actor)
    .map(({ module, name, enName, permissions }) => ({
      module,
      name,
      enName,
      permissions: permissions.filter(({ code }) => !neverByKey.has(code as Permission)),
    }))
    .filter(({ permissions }) => permissions.length > 0)

/**
 * Refuses permissions that no key can have, that the actor may not grant, or that nobody holds together. Those that were
 * there before stay, so that somebody with less can rename what somebody with more has created.
 */
export function demandScopes(actor: Actor, wanted: readonly string[], before: readonly string[] = []): Permission[] {
  const codes = [...new Set(wanted)]
  const unknown = codes.find((code) => !isPermission(code))
  if (unknown !== undefined) refuse('role.unknownPermission', { code: unknown })
  const found = codes.filter(isPermission)
  const never = found.filter((code) => neverByKey.has(code))
  if (never.length > 0) refuse('apiKey.neverGranted', { names: namesOf(actor, never) })
  const added = found.filter((code) => !before.includes(code))
  demandGrantable(actor, added)
  demandUnscoped(actor, added)
  demandSeparation(actor, added, found)
  return found
}

/** Refuses scopes above those of the key's account. */
export function demandWithin(actor: Actor, scopes: readonly Permission[], most: readonly Permission[]): void {
  const beyond = scopes.filter((code) => !most.includes(code))
  if (beyond.length > 0) refuse('apiKey.beyondAccount', { names: namesOf(actor, beyond) })
}
