import { type OrderSettings, orderSettings } from '#contract/ordering/settings.ts'
import { effectiveSetting, type StoredSettings } from '#contract/settings.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'

export const settingCodes = Object.keys(orderSettings.usual) as (keyof OrderSettings)[]

/** What the tenant has set about its orders. */
export const orderSettingsOf = (db: Db): Promise<OrderSettings> => readSettings(db, ...settingCodes)

/** The same, of texts that a statement has read along with something else. */
export const orderSettingsIn = (stored: StoredSettings | null): OrderSettings =>
  Object.fromEntries(settingCodes.map((code) => [code, effectiveSetting(code, stored?.[code])])) as OrderSettings
