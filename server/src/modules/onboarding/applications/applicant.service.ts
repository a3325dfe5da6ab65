import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/onboarding/applications.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { addApplicant, applicantAt, createRole, findRoleByCode } from '#modules/identity/index.ts'
import {
  captchaRefusal,
  continueLogin,
  redeemNumberCode,
  requestCode,
  savePendingLogin,
  sendCode,
} from '#modules/login/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'

const role = { code: 'supplierApplicant', name: '供应商申请人', enName: 'Supplier applicant' }

/** Role of applicants; created where a tenant has none. Codes of roles are unique, so of two at once one repeats. */
export const applicantRole = async (tx: Tx): Promise<string> =>
  (await findRoleByCode(tx, role.code))?.id ?? createRole(tx, { ...role, permissions: ['supplierApplication.apply'] })

async function demandOpen({ database }: ServiceContext, { tenantId }: Actor): Promise<void> {
  const { supplierEnable } = await database.read(tenantId, (db) => readSettings(db, 'supplierEnable'))
  if (!supplierEnable) refuse('supplierApplication.closed')
}

/** Requests a code for a number. The captcha stays redeemed, so its refusal is returned, not thrown. */
export async function requestApplicantCode(
  context: ServiceContext,
  actor: Actor,
  { mobile, verifyCode = '', verifyKey = '' }: Input<typeof contract.requestSupplierCode>,
): Promise<string> {
  await demandOpen(context, actor)
  if (!context.sms) return refuse('sms.off')
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    const refusal = await captchaRefusal(tx, actor, { verifyCode, verifyKey }, context.devCaptcha)
    return refusal ? new Refusal(refusal) : requestCode(tx, actor, 'smsSupplier', { mobile, userIds: [] })
  })
  return throwIfRefused(outcome)
}

export const sendApplicantCode = (context: ServiceContext, actor: Actor, uuid: string) =>
  sendCode(context, actor, { purpose: 'smsSupplier', uuid })

/**
 * Opens a session of the applicant's account, which is created with the first confirmation of a number. A number of
 * somebody with another account is refused: the code alone must not open a session next to what that account may do.
 */
export async function beginApplication(
  context: ServiceContext,
  actor: Actor,
  { mobile, uuid, msgCode }: Input<typeof contract.beginSupplierApplication>,
) {
  await demandOpen(context, actor)
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    const confirmed = await redeemNumberCode(context, tx, actor, { purpose: 'smsSupplier', uuid, mobile }, msgCode)
    if (confirmed instanceof Refusal) return confirmed
    const known = await applicantAt(tx, mobile)
    if (known?.userId === null) return new Refusal('supplierApplication.mobileInUse')
    const userId = known?.userId ?? (await addApplicant(tx, actor, { mobile, roleId: await applicantRole(tx) }))
    return savePendingLogin(tx, actor, { method: 'sms', userIds: [userId], isApplicant: true })
  })
  return continueLogin(context, actor, { key: throwIfRefused(outcome) })
}
