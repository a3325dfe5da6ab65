import type { Db } from '#kit/database.ts'
import { sqlQuery } from '#kit/query.ts'
import { type OrderSettings, orderSettings, settingCodes } from './flow/times.rules.ts'

const configs = sqlQuery(
  'ordering.configs',
  'select jsonb_object_agg(code, val) as val from tenancy.configs where code = any ($codes)',
).narrow<{ val: Record<string, string> | null }>()

/** What the tenant has set about its orders. */
export const settingsOf = async (db: Db): Promise<OrderSettings> =>
  orderSettings((await configs.one(db, { codes: settingCodes })).val ?? {})
