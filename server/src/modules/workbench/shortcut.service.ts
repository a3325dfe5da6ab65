import type { Input } from '#contract/kit/route.ts'
import type { saveShortcuts as saveRoute } from '#contract/workbench/workbench.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { everythingOn, menuOf } from '#modules/identity/index.ts'
import { menuChanges } from '#modules/tenancy/index.ts'
import { findShortcuts, lockShortcuts, setShortcuts } from './shortcut.store.ts'

/** Ids of pages that the person may choose as shortcuts; shortcuts are kept while the portal is disabled. */
async function ownMenu(db: Db, { entrance, permissions }: Actor): Promise<ReadonlySet<string>> {
  const entries =
    entrance === 'visitor' || entrance === 'system'
      ? []
      : menuOf(entrance, permissions, everythingOn, await menuChanges(db))
  return new Set(entries.map(({ permId }) => permId))
}

/** Chosen shortcuts that are still in the person's menu. */
export async function presentShortcuts(db: Db, actor: Actor) {
  const row = await findShortcuts(db, actor.userId)
  const own = await ownMenu(db, actor)
  return { version: row?.version ?? 0, menuIds: row?.menu_ids.filter((id) => own.has(id)) ?? null }
}

/** Saves the shortcuts of an account; refuses pages outside its menu. */
export async function saveShortcuts(tx: Tx, actor: Actor, { version, menuIds }: Input<typeof saveRoute>) {
  const before = await lockShortcuts(tx, actor.userId)
  if (before.version !== version) refuse('thing.stale')
  if (new Set(menuIds).size < menuIds.length) refuse('shortcut.twice')
  const own = await ownMenu(tx, actor)
  if (!menuIds.every((id) => own.has(id))) refuse('shortcut.notInMenu')
  await setShortcuts(tx, actor.userId, menuIds)
}
