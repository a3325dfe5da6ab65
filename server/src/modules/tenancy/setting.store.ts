import { effectiveSetting, type SettingCode, type Settings, type StoredSettings } from '#contract/settings.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const rowsOf = preparedQuery((db, $: Params<{ codes: readonly string[] }>) =>
  db.selectFrom('tenancy.configs').select(['code', 'val', 'id']).where('code', '=', anyOf($.codes)),
)
/** Stored texts of these settings, with their ids. */
export const storedSettings = (db: Db, codes: readonly SettingCode[]) => rowsOf(db, { codes })

type Stored = ReadonlyMap<string, string>
interface Batch {
  readonly codes: Set<SettingCode>
  readonly stored: Promise<Stored>
}
const batches = new WeakMap<Db, Batch>()

/** Batching: settings read in the same tick on the same connection are one statement. */
function batchOf(db: Db): Batch {
  const known = batches.get(db)
  if (known) return known
  const codes = new Set<SettingCode>()
  const stored = Promise.resolve().then(async () => {
    batches.delete(db)
    return new Map((await rowsOf(db, { codes: [...codes] })).map(({ code, val }) => [code, val]))
  })
  const batch = { codes, stored }
  batches.set(db, batch)
  return batch
}

/** Settings of the tenant: stored values or defaults. */
export async function readSettings<C extends SettingCode>(db: Db, ...codes: readonly C[]): Promise<Pick<Settings, C>> {
  const batch = batchOf(db)
  for (const code of codes) batch.codes.add(code)
  const stored = await batch.stored
  return Object.fromEntries(codes.map((code) => [code, effectiveSetting(code, stored.get(code))])) as Pick<Settings, C>
}

/**
 * SQL expression for statements that also read a setting: its stored text, for the tenant of the given expression.
 * `effectiveSetting` converts the text.
 */
export const settingText = (code: SettingCode, tenantId: string): string =>
  `(select val from tenancy.configs c where c.tenant_id = ${tenantId} and c.code = '${code}')`

/**
 * SQL expression for several settings: an object of texts by code. Of the departments in the path the nearest value
 * counts before the tenant's.
 */
export const settingTexts = (codes: readonly SettingCode[], deptPath: string): string =>
  `(select coalesce(jsonb_object_agg(c.code, c.val), '{}') from tenancy.configs c where c.code = any ('{${codes.join(',')}}'))
   || (select coalesce(jsonb_object_agg(d.code, d.val order by array_position(${deptPath}, d.dept_id)), '{}')
       from tenancy.department_configs d where d.dept_id = any (${deptPath}) and d.code = any ('{${codes.join(',')}}'))`

const put = sqlQuery(
  'tenancy.putSettings',
  `insert into tenancy.configs (code, val) select key, value from jsonb_each_text($values::jsonb)
   on conflict (tenant_id, code) do update set val = excluded.val`,
)
export const storeSettings = (tx: Tx, values: StoredSettings) => put(tx, { values })

const departmentRows = preparedQuery((db, $: Params<{ deptPath: readonly string[]; codes: readonly string[] }>) =>
  db
    .selectFrom('tenancy.department_configs')
    .select(['code', 'val', 'id', 'dept_id'])
    .where('dept_id', '=', anyOf($.deptPath))
    .where('code', '=', anyOf($.codes)),
)
/** Settings of a department: of each code its own value, or that of the nearest department above it. */
export async function departmentSettings(db: Db, deptPath: readonly string[], codes: readonly SettingCode[]) {
  if (deptPath.length === 0) return []
  const rows = await departmentRows(db, { deptPath, codes })
  const nearest = rows.toSorted((a, b) => deptPath.indexOf(b.dept_id) - deptPath.indexOf(a.dept_id))
  return nearest.filter((row, at) => nearest.findIndex(({ code }) => code === row.code) === at)
}

/** Effective settings of a department: own or inherited values, otherwise the tenant's. */
export async function readDepartmentSettings<C extends SettingCode>(
  db: Db,
  deptPath: readonly string[],
  ...codes: readonly C[]
): Promise<Pick<Settings, C>> {
  const [own, ofTenant] = await Promise.all([departmentSettings(db, deptPath, codes), readSettings(db, ...codes)])
  return { ...ofTenant, ...Object.fromEntries(own.map(({ code, val }) => [code, effectiveSetting(code as C, val)])) }
}

/** The same for one setting. */
export const readDepartmentSetting = async <C extends SettingCode>(db: Db, deptPath: readonly string[], code: C) =>
  (await readDepartmentSettings(db, deptPath, code))[code]

export const storeDepartmentSetting = preparedQuery((db, $: Params<{ deptId: string; code: string; val: string }>) =>
  db
    .insertInto('tenancy.department_configs')
    .values({ dept_id: $.deptId, code: $.code, val: $.val })
    .onConflict((on) =>
      on.columns(['tenant_id', 'dept_id', 'code']).doUpdateSet((e) => ({ val: e.ref('excluded.val') })),
    ),
)

export const removeDepartmentSetting = preparedQuery((db, $: Params<{ deptId: string; code: string }>) =>
  db.deleteFrom('tenancy.department_configs').where('dept_id', '=', $.deptId).where('code', '=', $.code),
)

const everySet = preparedQuery((db) => db.selectFrom('tenancy.configs').select(['code', 'val']).limit(2000))
/** Texts that the tenant has set, by code. */
export const allStoredSettings = async (db: Db) => new Map((await everySet(db)).map(({ code, val }) => [code, val]))

const everyOfDepartments = preparedQuery((db) =>
  db.selectFrom('tenancy.department_configs').select(['code', 'val', 'dept_id']).orderBy('id').limit(10000),
)
/** Values that departments have set for themselves. */
export const allDepartmentSettings = (db: Db) => everyOfDepartments(db)

export const removeSetting = preparedQuery((db, $: Params<{ code: string }>) =>
  db.deleteFrom('tenancy.configs').where('code', '=', $.code),
)
