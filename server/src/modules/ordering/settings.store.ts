import { hot, type Sql } from '#kit/database.ts'
import { type OrderSettings, orderSettings, settingCodes } from './times.rules.ts'

const configs = hot<{ val: Record<string, string> | null }, [codes: readonly string[]]>(
  'select jsonb_object_agg(code, val) as val from tenancy.configs where code = any ($1)',
)

/** What the tenant has set about its orders. */
export const settingsOf = async (sql: Sql): Promise<OrderSettings> =>
  orderSettings((await configs(sql, settingCodes))[0]?.val ?? {})
