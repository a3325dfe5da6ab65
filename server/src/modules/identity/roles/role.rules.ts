import type { PermissionGroup } from '#contract/identity/roles.ts'
import { modules } from '#contract/modules.ts'
import { type Permission, permissions as declared } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'

/** A pair with a permission that no module declares does not compile. */
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

/** Delegation: one grants what one holds; the right to grant more than that is a permission of its own. */
export const mayGrant = ({ permissions }: Actor, code: string): boolean =>
  isDeclared(code) && (permissions.has(code) || permissions.has('role.grant'))

/**
 * The permissions of the product by the module that declares them, and whether this person may put them into a role.
 */
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

/** Separation of duties: the pairs that adding these permissions could bring together. */
export const pairsWith = (added: readonly string[]) =>
  separated.filter((pair) => pair.some((code) => added.includes(code)))

export const refuseSeparated = (actor: Actor, [first, second]: readonly [string, string]): never =>
  refuse('role.separated', { first: nameOf(first, actor), second: nameOf(second, actor) })

/** A role that holds both permissions of a pair cannot be held by anybody. */
export function demandSeparation(actor: Actor, added: readonly string[], all: readonly string[]): void {
  const broken = pairsWith(added).find((pair) => pair.every((code) => all.includes(code)))
  if (broken) refuseSeparated(actor, broken)
}

/** What somebody has to be able to do as long as there is a tenant. */
export const administration = ['role.manage', 'role.grant'] as const satisfies readonly Permission[]
