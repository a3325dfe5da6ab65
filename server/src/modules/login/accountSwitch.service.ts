import type { LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { accountsOf, isSessionStrong } from '#modules/identity/index.ts'
import { lockPendingLogin, savePendingLogin, setPendingLogin } from './pendingLogin.service.ts'
import { continueLogin } from './session.service.ts'
import { eligibleAccounts, presentAccounts, resolveAccount } from './accountChoice.service.ts'

/** The person's accounts that they can switch to now. */
export async function listMyAccounts(context: ServiceContext, db: Db, actor: Actor) {
  const all = await accountsOf(db, { personId: actor.personId })
  const userIds = all.map((account) => account.user_id)
  return presentAccounts(context, db, await eligibleAccounts(db, actor, { method: 'switch', userIds }))
}

/**
 * Account switch: the factors of this session carry over; further factors that the other account requires are
 * requested.
 */
export async function switchAccount(context: ServiceContext, actor: Actor, userCode: string): Promise<LoginResult> {
  const key = await context.database.write(actor.tenantId, async (tx) => {
    const mine = (await accountsOf(tx, { personId: actor.personId })).map((account) => account.user_id)
    const secondFactor = (await isSessionStrong(tx, actor.sessionId)) ? { secondFactorFor: actor.personId } : {}
    return savePendingLogin(tx, actor, {
      method: 'switch',
      userIds: mine,
      ...secondFactor,
      previousSessionId: actor.sessionId,
    })
  })
  return continueLogin(context, actor, { key, userCode })
}

/** Narrows a pending login to one account, as the specification requires. */
export async function chooseAccount(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  step: { key: string; userCode: string },
) {
  const pending = (await lockPendingLogin(tx, actor, step.key)) ?? refuse('login.keyGone')
  const { user_id: userId } = await resolveAccount(context, tx, actor, pending, step)
  await setPendingLogin(tx, step.key, { ...pending, userIds: [userId] })
  return step.key
}
