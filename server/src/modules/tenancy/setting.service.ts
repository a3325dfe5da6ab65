import { storedAs } from '#contract/kit/settings.ts'
import type { SettingCode, Settings, StoredSettings } from '#contract/settings.ts'
import type { DepartmentCode } from '#contract/tenancy/configuration.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { readSettings, removeDepartmentSetting, storeDepartmentSetting, storeSettings } from './setting.store.ts'

/** Stores changed settings, and returns them as stored. */
export async function changeSettings(tx: Tx, wanted: Partial<Settings>) {
  const codes = Object.keys(wanted) as SettingCode[]
  const present = await readSettings(tx, ...codes)
  const changed = codes.filter((code) => storedAs(wanted[code]) !== storedAs(present[code]))
  const textsOf = (settings: Partial<Settings>): StoredSettings =>
    Object.fromEntries(changed.map((code) => [code, storedAs(settings[code])]))
  const [before, after] = [textsOf(present), textsOf(wanted)]
  if (changed.length > 0) await storeSettings(tx, after)
  return { before, after, isChanged: changed.length > 0 }
}

/** Sets or removes a department's own value of a setting. */
export async function saveDepartmentConfig(
  tx: Tx,
  { tenantId, ...actor }: Actor,
  {
    code,
    val,
    ...dept
  }: { readonly code: DepartmentCode; readonly deptId: string; readonly deptCode: string; readonly val: string | null },
): Promise<void> {
  const { deptId, deptCode } = dept
  if (val === null) await removeDepartmentSetting(tx, { deptId, code })
  else await storeDepartmentSetting(tx, { deptId, code, val })
  const data = { deptCode, code, val }
  await publish(tx, { ...actor, tenantId }, { name: 'tenant.departmentConfigSet', id: tenantId, data })
}
