import type * as contract from '#contract/administration/configurations.ts'
import type { ConfigurationChange } from '#contract/administration/configurations.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { findDepartment } from '#modules/identity/index.ts'
import {
  allDepartmentSettings,
  allStoredSettings,
  incrementVersion,
  lockTenant,
  removeSetting,
  saveDepartmentConfig,
  signalPortal,
  storeSettings,
} from '#modules/tenancy/index.ts'
import { isDepartmentCode } from '#contract/tenancy/configuration.ts'
import { departmentNames, configurationChanges } from '../dictionaries/dictionary.store.ts'
import { isEditable, presentConfigurations, settingNamed, storable } from './configuration.rules.ts'

export async function readConfigurations(db: Db) {
  const [stored, ofDepartments] = await Promise.all([allStoredSettings(db), allDepartmentSettings(db)])
  const names = await departmentNames(db, [...new Set(ofDepartments.map(({ dept_id: id }) => id))])
  return presentConfigurations(stored, ofDepartments, names)
}

/**
 * Sets a configuration of the tenant or of a department. The tenant is locked, and `before` is the value that was read:
 * of two operators the second is refused.
 */
export async function saveConfiguration(tx: Tx, actor: Actor, input: Input<typeof contract.saveConfiguration>) {
  const { code, deptId, val, before } = input
  const tenant = await lockTenant(tx, actor.tenantId)
  const setting = settingNamed(code) ?? refuse('conf.unknown', { code })
  if (!isEditable(setting)) refuse('conf.elsewhere')
  const wanted = val === null ? null : (storable(setting, val) ?? refuse('conf.invalid'))
  const present =
    deptId === null
      ? (await allStoredSettings(tx)).get(code)
      : (await allDepartmentSettings(tx)).find((each) => each.code === code && each.dept_id === deptId)?.val
  if ((present ?? null) !== before) refuse('thing.stale')
  if (deptId !== null) {
    if (!isDepartmentCode(code)) return refuse('conf.notByDept')
    const dept = (await findDepartment(tx, deptId)) ?? refuse('conf.noDept')
    await saveDepartmentConfig(tx, actor, { code, deptId, deptCode: dept.code, val: wanted })
  } else {
    if (wanted === null) await removeSetting(tx, { code })
    else await storeSettings(tx, { [code]: wanted })
    const data = { before: { [code]: present ?? setting.usual }, after: { [code]: wanted ?? setting.usual } }
    await publish(tx, actor, newEvent('tenant.settingsChanged', { id: tenant.id, data }))
  }
  await incrementVersion(tx, tenant)
  await signalPortal(tx, tenant.id, 'settings')
}

type Data = Readonly<Record<string, unknown>>
const textIn = (data: unknown, code: string): string | null => {
  const value = (data as Data | undefined)?.[code]
  return typeof value === 'string' ? value : null
}

export async function historyOf(
  { queryPorts }: Pick<ServiceContext, 'queryPorts'>,
  db: Db,
  code: string,
): Promise<ConfigurationChange[]> {
  const rows = await configurationChanges(db, code)
  const names = await queryPorts.accountNames(db, [...new Set(rows.map((row) => row.actor_id))])
  return rows.map(({ id, at, actor_id: actorId, name, data }) => {
    const given = data as Data
    const isOfDept = name === 'tenant.departmentConfigSet'
    return {
      id,
      at: at.toISOString(),
      actorName: names.get(actorId) ?? '',
      deptName: isOfDept ? (typeof given['deptCode'] === 'string' ? given['deptCode'] : '') : '',
      before: isOfDept ? null : textIn(given['before'], code),
      after: isOfDept ? textIn(given, 'val') : textIn(given['after'], code),
    }
  })
}
