import { type OrderSettings, orderSettings } from '#contract/ordering/settings.ts'
import { effectiveSetting, type StoredSettings } from '#contract/settings.ts'
import type { Db } from '#kit/database/database.ts'
import { readDepartmentSetting, readSettings } from '#modules/tenancy/index.ts'

export const settingCodes = Object.keys(orderSettings.usual) as (keyof OrderSettings)[]

/** Order settings of the tenant. */
export const orderSettingsOf = (db: Db): Promise<OrderSettings> => readSettings(db, ...settingCodes)

/** Whether buyers of the department follow their reviews up. */
export const followsUp = (db: Db, deptPath: readonly string[]): Promise<boolean> =>
  readDepartmentSetting(db, deptPath, 'addonReview')

/** Order settings from stored texts that another statement has read. */
export const orderSettingsIn = (stored: StoredSettings | null): OrderSettings =>
  Object.fromEntries(settingCodes.map((code) => [code, effectiveSetting(code, stored?.[code])])) as OrderSettings

/** Terms without those that the tenant does not ask for: they are not stored even if they are sent. */
export function wantedTerms<T extends object>(
  terms: T,
  { isShowIllustrate, isShowAppendix, orderInspection }: OrderSettings,
): T {
  const left = new Set([
    ...(isShowIllustrate ? [] : ['remark', 'purpose']),
    ...(isShowAppendix ? [] : ['attachments']),
    ...(orderInspection === 'some' ? [] : ['needsInspection']),
  ])
  return Object.fromEntries(Object.entries(terms).filter(([name]) => !left.has(name))) as T
}
