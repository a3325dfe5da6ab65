import { foldMobile, isMobile } from '#contract/kit/person/person.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal, throwIfRefused } from '#kit/refusal.ts'
import { findCandidates } from '#modules/identity/index.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { savePendingLogin } from '../pendingLogin.service.ts'
import { continueLogin } from '../session.service.ts'
import { captchaRefusal } from '../captcha/captcha.service.ts'
import { redeemCode } from './smsCode.service.ts'
import { requestCode, type Purpose, type CodeRecipient } from './codeRequest.service.ts'
import { takeCipherKey } from '../passwords/cipherKey.service.ts'
import { verifyPassword } from '../passwords/passwordCheck.service.ts'
import { countAttempt, throttleSubjectOf } from '../passwords/passwordAttempt.service.ts'
import { readLoginPolicy } from '../loginPolicy.service.ts'

/** Person of a number, and the accounts that it logs in. */
async function recipientAt(db: Db, mobile: string): Promise<CodeRecipient> {
  const theirs = (await findCandidates(db, { name: mobile })).filter((candidate) => candidate.mobile === mobile)
  return { mobile, personId: theirs[0]?.person_id, userIds: theirs.map(({ user_id: id }) => id) }
}

async function requireSmsLogin(context: ServiceContext, db: Db, actor: Actor): Promise<void> {
  if ((await portalOf(db, actor.tenantId, actor.host)).smsLogin !== '1') refuse('login.wayOff')
  if (!context.sms) refuse('sms.off')
}

export interface CaptchaForm {
  readonly mobile: string
  readonly validCode: string
  readonly validCodeKey: string | number
}

/** Requests a code by number and captcha. The captcha stays redeemed, so refusals are returned, not thrown. */
export async function requestCodeByMobile(
  context: ServiceContext,
  actor: Actor,
  purpose: Purpose,
  form: CaptchaForm,
): Promise<string> {
  if (!context.sms) return refuse('sms.off')
  const outcome = await context.database.write(actor.tenantId, async (tx) => {
    if (purpose === 'smsLogin') await requireSmsLogin(context, tx, actor)
    const answer = { verifyCode: form.validCode, verifyKey: form.validCodeKey }
    const refusal = await captchaRefusal(tx, actor, answer, context.devCaptcha)
    if (refusal) return new Refusal(refusal)
    const mobile = foldMobile(form.mobile)
    if (!isMobile(mobile)) return new Refusal('mobile.format')
    return requestCode(tx, actor, purpose, await recipientAt(tx, mobile))
  })
  return throwIfRefused(outcome)
}

/** Requests a code by name and password; reports a missing number only after the right password. */
export async function requestCodeByPassword(
  context: ServiceContext,
  actor: Actor,
  { userName, pwd, key }: { userName: string; pwd: string; key: string },
): Promise<string> {
  return verifyPassword(context, actor, {
    passwd: pwd,
    prepare: async (tx) => {
      await requireSmsLogin(context, tx, actor)
      const decrypt = await takeCipherKey(tx, key, userName)
      if (!decrypt) return new Refusal('login.keyGone')
      const candidates = await findCandidates(tx, { name: userName })
      const policy = await readLoginPolicy(tx, actor)
      const subject = throttleSubjectOf(candidates, userName)
      return countAttempt(tx, actor, { decrypt, candidates, subject, policy })
    },
    onMatch: async (tx, matching, password, { policy }) => {
      const { mobile, person_id: personId, must_change: isInitialPassword } = matching[0]!
      if (mobile === '') return new Refusal('sms.noMobile')
      const userIds = matching.filter((each) => each.person_id === personId).map(({ user_id: id }) => id)
      const isWeak = !isInitialPassword && isBelow(password, policy.strategy)
      return requestCode(tx, actor, 'smsLogin', { mobile, personId, userIds, isWeak })
    },
  })
}

/** Login by SMS code: one factor, so a second one may still be required. */
export async function logInBySms(
  context: ServiceContext,
  actor: Actor,
  { uuid, msgCode, entrance }: { uuid: string; msgCode: string; entrance?: Entrance | undefined },
) {
  const key = await context.database.write(actor.tenantId, (tx) =>
    redeemLoginCode(context, tx, actor, uuid, msgCode, entrance),
  )
  return continueLogin(context, actor, { key: throwIfRefused(key) })
}

async function redeemLoginCode(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  uuid: string,
  msgCode: string,
  entrance?: Entrance,
) {
  const request = await redeemCode(context, tx, actor, { purpose: 'smsLogin', uuid }, msgCode)
  if (request instanceof Refusal) return request
  const { userIds, isWeak = false } = request
  return savePendingLogin(tx, actor, { method: 'sms', userIds, entrance, isWeak })
}
