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

/** SQL expression for several settings: an object of texts by code; null if none is set. */
export const settingTexts = (codes: readonly SettingCode[]): string =>
  `(select jsonb_object_agg(c.code, c.val) from tenancy.configs c where c.code = any ('{${codes.join(',')}}'))`

const put = sqlQuery(
  'tenancy.putSettings',
  `insert into tenancy.configs (code, val) select key, value from jsonb_each_text($values::jsonb)
   on conflict (tenant_id, code) do update set val = excluded.val`,
)
export const storeSettings = (tx: Tx, values: StoredSettings) => put(tx, { values })

const departmentRows = preparedQuery((db, $: Params<{ deptCode: string; codes: readonly string[] }>) =>
  db
    .selectFrom('tenancy.department_configs')
    .select(['code', 'val', 'id'])
    .where('dept_code', '=', $.deptCode)
    .where('code', '=', anyOf($.codes)),
)
/** Settings stored for a department. */
export const departmentSettings = (db: Db, deptCode: string, codes: readonly SettingCode[]) =>
  departmentRows(db, { deptCode, codes })

/** Effective setting of a department: its own value, otherwise the tenant's. */
export async function readDepartmentSetting<C extends SettingCode>(db: Db, deptCode: string, code: C) {
  const [own] = await departmentSettings(db, deptCode, [code])
  return own ? effectiveSetting(code, own.val) : (await readSettings(db, code))[code]
}

export const storeDepartmentSetting = preparedQuery((db, $: Params<{ deptCode: string; code: string; val: string }>) =>
  db
    .insertInto('tenancy.department_configs')
    .values({ dept_code: $.deptCode, code: $.code, val: $.val })
    .onConflict((on) =>
      on.columns(['tenant_id', 'dept_code', 'code']).doUpdateSet((e) => ({ val: e.ref('excluded.val') })),
    ),
)

export const removeDepartmentSetting = preparedQuery((db, $: Params<{ deptCode: string; code: string }>) =>
  db.deleteFrom('tenancy.department_configs').where('dept_code', '=', $.deptCode).where('code', '=', $.code),
)
