import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const departments = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.selectFrom('identity.departments').select(['id', 'full_name']).where('id', '=', anyOf($.ids)),
)
/** Full names of departments by id. */
export const departmentNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(ids.length === 0 ? [] : (await departments(db, { ids })).map((each) => [each.id, each.full_name]))

const changes = sqlQuery(
  'administration.configurationChanges',
  `select id, at, actor_id, name, data from kit.events
   where entity = 'tenant' and entity_id = kit.tenant()
     and (name = 'tenant.departmentConfigSet' and data ->> 'code' = $code
       or name in ('tenant.settingsChanged', 'tenant.loginSettingsChanged') and jsonb_exists(data -> 'after', $code))
   order by id desc limit 100`,
)
/** Changes of a configuration by its code, newest first. */
export const configurationChanges = (db: Db, code: string) => changes(db, { code })
