import { keyOfHomePicture } from '#contract/home/pictures.ts'
import { pictureSettings } from '#contract/portal/pictures.ts'
import { type ReadTenantSettings, TenantSettings } from '#contract/portal/settings.ts'
import { type SettingCode, settingGroups } from '#contract/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { usePictures } from '#modules/home/index.ts'
import {
  changeSettings,
  findTenantById,
  incrementVersion,
  lockTenant,
  readSettings,
  signalPortal,
} from '#modules/tenancy/index.ts'

const groups = Object.keys(TenantSettings.properties) as (keyof TenantSettings)[]
const codesOf = (group: keyof TenantSettings) => Object.keys(settingGroups[group].usual) as SettingCode[]

/** Groups the values that `valueOf` returns for each setting. */
const grouped = (valueOf: (group: keyof TenantSettings, code: SettingCode) => unknown) =>
  Object.fromEntries(
    groups.map((group) => [group, Object.fromEntries(codesOf(group).map((code) => [code, valueOf(group, code)]))]),
  ) as unknown as TenantSettings

export async function readTenantSettings(db: Db, actor: Actor): Promise<ReadTenantSettings> {
  const [tenant] = await findTenantById(db, { id: actor.tenantId })
  if (!tenant) return refuse('thing.notFound')
  const values = await readSettings(db, ...groups.flatMap(codesOf))
  return {
    version: tenant.version,
    settings: grouped((_, code) => values[code]),
    usual: grouped((group, code) => (settingGroups[group].usual as Record<string, unknown>)[code]),
  }
}

export async function saveTenantSettings(tx: Tx, actor: Actor, version: number, wanted: TenantSettings): Promise<void> {
  const tenant = await lockTenant(tx, actor.tenantId)
  if (tenant.version !== version) return refuse('thing.stale')
  const { before, after, isChanged } = await changeSettings(tx, Object.assign({}, ...Object.values(wanted)))
  if (!isChanged) return
  const pictures = pictureSettings.flatMap((code) => keyOfHomePicture(after[code] ?? '') ?? [])
  await usePictures(tx, pictures, actor.now)
  await incrementVersion(tx, tenant)
  await signalPortal(tx, tenant.id, 'settings')
  await publish(tx, actor, { name: 'tenant.settingsChanged', id: tenant.id, data: { before, after } })
}
