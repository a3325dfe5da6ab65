import { type OrderSettings, orderSettings } from '#contract/ordering/settings.ts'
import { effectiveSetting, type StoredSettings } from '#contract/settings.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'

export const settingCodes = Object.keys(orderSettings.usual) as (keyof OrderSettings)[]

/** Order settings of the tenant. */
export const orderSettingsOf = (db: Db): Promise<OrderSettings> => readSettings(db, ...settingCodes)

/** Order settings from stored texts that another statement has read. */
export const orderSettingsIn = (stored: StoredSettings | null): OrderSettings =>
  Object.fromEntries(settingCodes.map((code) => [code, effectiveSetting(code, stored?.[code])])) as OrderSettings
