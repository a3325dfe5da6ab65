import { foldMobile, isMobile } from '#contract/kit/person.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { candidatesFor } from '#modules/identity/index.ts'
import { settingsOf } from '#modules/tenancy/index.ts'
import { goOn, passAttempt } from './attempt.service.ts'
import { captchaFlaw } from './captcha.service.ts'
import { askFor, type Purpose, type Receiver, takeCode } from './code.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { countGuessed, examine, subjectOf } from './exam.service.ts'

/** Whose number it is, and what it opens. */
async function receiverAt(sql: Sql, mobile: string): Promise<Receiver> {
  const theirs = (await candidatesFor(sql, { name: mobile })).filter((candidate) => candidate.mobile === mobile)
  return { mobile, personId: theirs[0]?.person_id, userIds: theirs.map(({ id }) => id) }
}

async function demandSmsLogin(house: House, sql: Sql, actor: Actor): Promise<void> {
  if ((await settingsOf(sql, actor.tenantId, actor.host)).smsLogin !== '1') refuse('login.wayOff')
  if (!house.sms) refuse('sms.off')
}

export interface Pictured {
  readonly mobile: string
  readonly validCode: string
  readonly validCodeKey: string
}

/** A number and a picture code; the picture has been used up, whatever is answered, so a refusal of it is returned. */
export async function askByMobile(house: House, actor: Actor, purpose: Purpose, asked: Pictured): Promise<string> {
  if (!house.sms) return refuse('sms.off')
  const outcome = await house.database.write(actor.tenantId, async (tx) => {
    if (purpose === 'smsLogin') await demandSmsLogin(house, tx, actor)
    const answer = { verifyCode: asked.validCode, verifyKey: asked.validCodeKey }
    const flaw = await captchaFlaw(tx, actor, answer, 'picture', house.devCaptcha)
    if (flaw) return new Refusal(flaw)
    const mobile = foldMobile(asked.mobile)
    if (!isMobile(mobile)) return new Refusal('mobile.format')
    return askFor(tx, actor, purpose, await receiverAt(tx, mobile))
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Name and password in the place of a picture code: the SMS goes to the number that this person has, which only they are told is missing. */
export async function askByName(
  house: House,
  actor: Actor,
  { userName, pwd, key }: { userName: string; pwd: string; key: string },
): Promise<string> {
  return examine(house, actor, {
    passwd: pwd,
    begin: async (tx) => {
      await demandSmsLogin(house, tx, actor)
      const open = await takeCipherKey(tx, key, userName)
      if (!open) return new Refusal('login.keyGone')
      const candidates = await candidatesFor(tx, { name: userName })
      return countGuessed(tx, actor, { open, candidates, subject: subjectOf(candidates, userName) })
    },
    pass: async (tx, right, password, { strategy }) => {
      const { mobile, person_id: personId, must_change: isGiven } = right[0]!
      if (mobile === '') return new Refusal('sms.noMobile')
      const userIds = right.filter((each) => each.person_id === personId).map(({ id }) => id)
      const isWeak = !isGiven && isBelow(password, strategy)
      return askFor(tx, actor, 'smsLogin', { mobile, personId, userIds, isWeak })
    },
  })
}

/** The code opens what it was asked for, like every other way in: a second factor may still be due. */
export async function loginBySms(
  house: House,
  actor: Actor,
  { uuid, msgCode, entrance }: { uuid: string; msgCode: string; entrance?: Entrance | undefined },
) {
  const key = await house.database.write(actor.tenantId, (tx) => passCode(house, tx, actor, uuid, msgCode, entrance))
  if (key instanceof Refusal) throw key
  return goOn(house, actor, { key })
}

async function passCode(house: House, tx: Tx, actor: Actor, uuid: string, msgCode: string, entrance?: Entrance) {
  const asked = await takeCode(house, tx, actor, { purpose: 'smsLogin', uuid }, msgCode)
  if (asked instanceof Refusal) return asked
  const { userIds, isWeak = false } = asked
  return passAttempt(tx, actor, { way: 'sms', userIds, entrance, isWeak })
}
