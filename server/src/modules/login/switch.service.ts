import type { LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import type { House } from '#kit/house.ts'
import { refuse } from '#kit/refusal.ts'
import { accountsOf, isSessionStrong } from '#modules/identity/index.ts'
import {
  accountsIn,
  goOn,
  lockAttempt,
  passAttempt,
  presentChoices,
  setAttempt,
  theAccount,
} from './attempt.service.ts'

/** The accounts of the person that could be gone on with now. */
export async function myAccounts(house: House, sql: Sql, actor: Actor) {
  const all = await accountsOf(sql, { personId: actor.personId })
  const userIds = all.map((account) => account.user_id)
  return presentChoices(house, sql, await accountsIn(sql, actor, { way: 'switch', userIds }))
}

/** Another account of the same person: what was shown for this session counts for the next, and what more that account asks is asked. */
export async function changeAccount(house: House, actor: Actor, userCode: string): Promise<LoginResult> {
  const key = await house.database.write(actor.tenantId, async (tx) => {
    const mine = (await accountsOf(tx, { personId: actor.personId })).map((account) => account.user_id)
    const strongFor = (await isSessionStrong(tx, actor.sessionId)) ? { strongFor: actor.personId } : {}
    return passAttempt(tx, actor, { way: 'switch', userIds: mine, ...strongFor, before: actor.sessionId })
  })
  return goOn(house, actor, { key, userCode })
}

/** The specification's own step: the key of a login in the making, narrowed to one account. */
export async function chooseAccount(house: House, tx: Tx, actor: Actor, step: { key: string; userCode: string }) {
  const attempt = (await lockAttempt(tx, actor, step.key)) ?? refuse('login.keyGone')
  const { user_id: userId } = await theAccount(house, tx, actor, attempt, step)
  await setAttempt(tx, step.key, { ...attempt, userIds: [userId] })
  return step.key
}
