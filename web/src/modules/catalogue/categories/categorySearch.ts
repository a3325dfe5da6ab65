import type { Below } from '#web/kit/admin/tree.ts'
import { hasWords } from '#web/kit/select/options.ts'

interface Searched extends Below {
  readonly name: string
  readonly enName: string
  readonly code: string
}

/**
 * Categories whose names or code have every word of a search, with those above and below them, in the order of the
 * tree. `hits` are those that match, `above` the ones that lead to them.
 */
export function foundCategories<C extends Searched>(all: readonly C[], typed: string) {
  const byId = new Map(all.map((category) => [category.id, category]))
  const hits = new Set<string>()
  const above = new Set<string>()
  const within = new Set<string>()
  for (const { id, parentId, name, enName, code } of all) {
    const isHit = hasWords(`${name} ${enName} ${code}`, typed)
    if (isHit) hits.add(id)
    if (isHit || (parentId !== null && within.has(parentId))) within.add(id)
    for (let up = isHit ? parentId : null; up !== null; up = byId.get(up)?.parentId ?? null) above.add(up)
  }
  return { shown: all.filter(({ id }) => within.has(id) || above.has(id)), hits, above }
}

/** Ids of the categories that are hidden because one above them is. */
export function hiddenFromAbove(
  all: readonly { readonly id: string; readonly parentId: string | null; readonly isShield: '0' | '1' }[],
): ReadonlySet<string> {
  const [hidden, fromAbove] = [new Set<string>(), new Set<string>()]
  for (const { id, parentId, isShield } of all) {
    if (parentId !== null && hidden.has(parentId)) fromAbove.add(id)
    if (isShield === '1' || fromAbove.has(id)) hidden.add(id)
  }
  return fromAbove
}
