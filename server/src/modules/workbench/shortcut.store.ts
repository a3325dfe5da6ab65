import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const found = sqlQuery(
  'workbench.findShortcuts',
  'select version, menu_ids from workbench.shortcuts where user_id = $userId',
)
/** Shortcuts of an account; undefined before the first choice. */
export const findShortcuts = (db: Db, userId: string) => found.first(db, { userId })

const lock = sqlQuery(
  'workbench.lockShortcuts',
  `insert into workbench.shortcuts (user_id, version) values ($userId, 0)
   on conflict (tenant_id, user_id) do update set user_id = excluded.user_id returning version`,
)
/** Locks the shortcuts of an account; creates the row if missing. */
export const lockShortcuts = (tx: Tx, userId: string) => lock.one(tx, { userId })

const save = sqlQuery(
  'workbench.saveShortcuts',
  'update workbench.shortcuts set menu_ids = $menuIds::text[], version = version + 1 where user_id = $userId',
)
export const setShortcuts = (tx: Tx, userId: string, menuIds: readonly string[]) => save(tx, { userId, menuIds })
