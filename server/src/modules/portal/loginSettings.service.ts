import { defaultLoginSettings, type LoginSettings } from '#contract/tenancy/loginSettings.ts'
import type { ReadLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { isForTrials } from '#contract/login/trial.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { hasCertificate } from '#modules/certificates/index.ts'
import { allRoles, findRoleByCode, operatorsWithPermission } from '#modules/identity/index.ts'
import { hasProvenEntry } from '#modules/sso/index.ts'
import {
  changeSettings,
  findTenantById,
  incrementVersion,
  lockTenant,
  readSettings,
  signalPortal,
} from '#modules/tenancy/index.ts'
import { invalidAddress } from './loginSettings.rules.ts'

const codes = Object.keys(defaultLoginSettings) as (keyof LoginSettings)[]

export async function readLoginSettings(context: ServiceContext, db: Db, actor: Actor): Promise<ReadLoginSettings> {
  const [tenant] = await findTenantById(db, { id: actor.tenantId })
  if (!tenant) return refuse('thing.notFound')
  const roles = (await allRoles(db)).filter(({ permissions }) => isForTrials(permissions))
  return {
    version: tenant.version,
    settings: await readSettings(db, ...codes),
    canSendSms: context.sms !== undefined,
    trialRoles: roles.map(({ code, name, en_name: enName }) => ({ code, name, enName })),
  }
}

export async function saveLoginSettings(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  version: number,
  requested: LoginSettings,
) {
  const tenant = await lockTenant(tx, actor.tenantId)
  if (tenant.version !== version) return refuse('thing.stale')
  const { before, after, isChanged } = await changeSettings(tx, requested)
  if (!isChanged) return
  const address = invalidAddress(requested)
  if (address !== undefined) refuseInput('format', { field: address })
  const { passwordLength: least, passwordMax: max } = requested
  if (least > max) refuse('loginSettings.lengths', { least, max })
  if (requested.isOpenTrial || 'trialRole' in after) await requireTrialRole(tx, requested.trialRole)
  await requireLoginMethod(context, tx, actor, requested)
  await incrementVersion(tx, tenant)
  await signalPortal(tx, tenant.id, 'settings')
  await publish(tx, actor, { name: 'tenant.loginSettingsChanged', id: tenant.id, data: { before, after } })
}

/** Command-line recovery: certificates, entries and numbers may be removed after the settings that depended on them. */
export async function unlockAccountLogin(tx: Tx, actor: Actor): Promise<boolean> {
  const tenant = await lockTenant(tx, actor.tenantId)
  const { before, after, isChanged } = await changeSettings(tx, { accountLogin: true })
  if (!isChanged) return false
  await incrementVersion(tx, tenant)
  await signalPortal(tx, tenant.id, 'settings')
  await publish(tx, actor, { name: 'tenant.loginSettingsChanged', id: tenant.id, data: { before, after } })
  return true
}

async function requireTrialRole(tx: Tx, code: string): Promise<void> {
  const role = await findRoleByCode(tx, code)
  if (!role || !isForTrials(role.permissions)) refuse('loginSettings.trialRole', { role: code })
}

/**
 * Requires a login method for an operator who can undo the change. QR codes do not count, because they need an existing
 * login.
 */
async function requireLoginMethod(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  requested: LoginSettings,
): Promise<void> {
  if (requested.accountLogin) return
  const operators = await operatorsWithPermission(tx, { permission: 'portal.configure' })
  if (requested.smsLogin && context.sms && operators.some(({ mobile }) => mobile !== '')) return
  const people = operators.map((each) => each.person_id)
  if (requested.caLogin && (await hasCertificate(tx, people, actor.now))) return
  const accounts = operators.map((each) => each.user_id)
  if (await hasProvenEntry(tx, accounts)) return
  refuse('loginSettings.noLoginMethod')
}
