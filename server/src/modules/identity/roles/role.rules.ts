import type { PermissionGroup } from '#contract/identity/roles.ts'
import { modules } from '#contract/modules.ts'
import { type Permission, permissions as declared } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'

/** Separation-of-duties pairs of all modules. The type rejects permissions that no module declares. */
const separated: readonly (readonly [Permission, Permission])[] = Object.values(modules).flatMap((manifest) =>
  'separated' in manifest ? manifest.separated : [],
)

export interface PermissionChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const changeOf = (before: readonly string[], after: readonly string[]): PermissionChange => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
})

const isDeclared = (code: string): code is Permission => Object.hasOwn(declared, code)

/** Delegation: users grant permissions that they hold; granting others needs the permission `role.grant`. */
export const mayGrant = ({ permissions }: Actor, code: string): boolean =>
  isDeclared(code) && (permissions.has(code) || permissions.has('role.grant'))

/** Permissions by module, and whether the actor may add each to a role. */
export const grantable = (actor: Actor): PermissionGroup[] =>
  Object.entries(modules).flatMap(([module, manifest]) => {
    if (!('permissions' in manifest)) return []
    const [name, enName] = manifest.title
    const permissions = Object.entries(manifest.permissions).map(([code, [zh, en]]) => ({
      code,
      name: zh,
      enName: en,
      mayGrant: mayGrant(actor, code),
    }))
    return [{ module, name, enName, permissions }]
  })

export const nameOf = (code: string, { lang }: Actor) =>
  isDeclared(code) ? declared[code][lang === 'en' ? 1 : 0] : code

export function demandGrantable(actor: Actor, added: readonly string[]): void {
  const unknown = added.find((code) => !isDeclared(code))
  if (unknown !== undefined) refuse('role.unknownPermission', { code: unknown })
  const held = added.filter((code) => !mayGrant(actor, code))
  if (held.length > 0)
    refuse('role.notGrantable', {
      names: held.map((code) => nameOf(code, actor)).join(actor.lang === 'en' ? ', ' : '、'),
    })
}

/** Separation-of-duties pairs that contain one of the added permissions. */
export const pairsWith = (added: readonly string[]) =>
  separated.filter((pair) => pair.some((code) => added.includes(code)))

export const refuseSeparated = (actor: Actor, [first, second]: readonly [string, string]): never =>
  refuse('role.separated', { first: nameOf(first, actor), second: nameOf(second, actor) })

/** Refuses with `role.separated` a role that contains both permissions of a pair: no account could hold it. */
export function demandSeparation(actor: Actor, added: readonly string[], all: readonly string[]): void {
  const broken = pairsWith(added).find((pair) => pair.every((code) => all.includes(code)))
  if (broken) refuseSeparated(actor, broken)
}

/** Permissions that at least one operator of each tenant must hold. */
export const administration = ['role.manage', 'role.grant'] as const satisfies readonly Permission[]
