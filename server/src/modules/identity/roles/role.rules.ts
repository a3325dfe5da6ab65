import type { PermissionGroup } from '#contract/identity/roles.ts'
import { modules } from '#contract/modules.ts'
import { type Permission, permissions as declared } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { isCustomCode, type MenuChange } from '#contract/tenancy/menuFields.ts'
import { narrowedOf } from '../reach/reach.rules.ts'

/** Separation-of-duties pairs of all modules. The type rejects permissions that no module declares. */
export const separated: readonly (readonly [Permission, Permission])[] = Object.values(modules).flatMap(
  (manifest): readonly (readonly [Permission, Permission])[] => ('separated' in manifest ? manifest.separated : []),
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
/** Custom codes open entries of menus alone; the service checks that the tenant has them. */
const isKnown = (code: string): boolean => isDeclared(code) || isCustomCode(code)

/** Delegation: users grant permissions that they hold; granting others needs the permission `role.grant`. */
export const mayGrant = ({ permissions }: Actor, code: string): boolean =>
  isKnown(code) && (permissions.has(code as Permission) || permissions.has('role.grant'))

/** Custom codes of the tenant. */
const customCodes = (changes: readonly MenuChange[]) =>
  changes.flatMap(({ perm_type: type, perm_code: code, perm_name: name, en_name: enName }) =>
    type === '3' && code !== null ? [{ code, name: name ?? code, enName: enName || (name ?? code) }] : [],
  )

/** Refuses with `role.unknownPermission` custom codes that the tenant does not have. */
export function demandCustomCodes(added: readonly string[], changes: readonly MenuChange[]): void {
  const known = new Set(customCodes(changes).map(({ code }) => code))
  const unknown = added.find((code) => isCustomCode(code) && !known.has(code))
  if (unknown !== undefined) refuse('role.unknownPermission', { code: unknown })
}

/** Permissions by module, then the tenant's custom codes, and whether the actor may add each to a role. */
export function grantable(actor: Actor, changes: readonly MenuChange[]): PermissionGroup[] {
  const custom = customCodes(changes).map((each) => ({ ...each, mayGrant: mayGrant(actor, each.code) }))
  const ofTenant = { module: 'custom', name: '自定义权限', enName: 'Custom codes', permissions: custom }
  return [...declaredGroups(actor), ...(custom.length > 0 ? [ofTenant] : [])]
}

/** Permissions that the product declares, by module, and whether the actor may grant each. */
export const declaredGroups = (actor: Actor): PermissionGroup[] =>
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
  const unknown = added.find((code) => !isKnown(code))
  if (unknown !== undefined) refuse('role.unknownPermission', { code: unknown })
  const held = added.filter((code) => !mayGrant(actor, code))
  if (held.length > 0)
    refuse('role.notGrantable', {
      names: held.map((code) => nameOf(code, actor)).join(actor.lang === 'en' ? ', ' : '、'),
    })
}

export const refuseTooWide = (actor: Actor, codes: readonly string[]): never =>
  refuse('role.reachTooWide', {
    names: codes.map((code) => nameOf(code, actor)).join(actor.lang === 'en' ? ', ' : '、'),
  })

/** Refuses permissions by which the actor, with a data scope, sees less than their new holder would. */
export function demandUnscoped(actor: Actor, added: readonly string[]): void {
  const narrowed = narrowedOf(actor, added)
  if (narrowed.length > 0) refuseTooWide(actor, narrowed)
}

/** Separation-of-duties pairs that contain one of the added permissions. */
export const pairsWith = (added: readonly string[]) =>
  separated.filter((pair) => pair.some((code) => added.includes(code)))

export const refuseSeparated = (actor: Actor, [first, second]: readonly [string, string]): never =>
  refuse('role.separated', { first: nameOf(first, actor), second: nameOf(second, actor) })

/** Refuses with `role.separated` a role that contains both permissions of a pair: no one could hold it. */
export function demandSeparation(actor: Actor, added: readonly string[], all: readonly string[]): void {
  const broken = pairsWith(added).find((pair) => pair.every((code) => all.includes(code)))
  if (broken) refuseSeparated(actor, broken)
}

/** Permissions that at least one operator of each tenant must hold. */
export const administration = ['role.manage', 'role.grant'] as const satisfies readonly Permission[]
