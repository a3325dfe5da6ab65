import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const menuEntries = tableOf('tenancy.menu_entries')

const changes = preparedQuery((db) => db.selectFrom('tenancy.menu_entries').selectAll().orderBy('id').limit(5000))
/** What the tenant has changed of its menus, of all areas. */
export const menuChanges = (db: Db) => changes(db)

/** Lock of a tenant's menus: serialises changes, so that two moves cannot create a cycle. */
export const lockMenus = sqlQuery(
  'tenancy.lockMenus',
  `select pg_advisory_xact_lock(hashtextextended('menus/' || kit.tenant(), 10))`,
)

export const removeMenuChanges = preparedQuery((db, $: Params<{ area: MenuArea }>) =>
  db.deleteFrom('tenancy.menu_entries').where('area', '=', $.area).where('declared', '=', true).returning('id'),
)
