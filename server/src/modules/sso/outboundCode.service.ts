import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal, refusalCodeOf } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { continueLogin, savePendingLogin } from '#modules/login/index.ts'
import type { AppRow } from './app.store.ts'
import { randomCode } from './signInState.service.ts'

/** Lifetime of a code in a URL. */
const codeSeconds = 60

/** Code for another application, with its person and audience. */
export interface OutboundCode {
  readonly userId: string
  /** Application that may exchange it; empty for pages of this product. */
  readonly app: string
  /** Host whose pages may open a session with it. */
  readonly host: string
}

export const codeToken = (secret: string) => ({ kind: 'sso.jump', secret })

export async function newCode(tx: Tx, actor: Actor, target: OutboundCode): Promise<string> {
  const code = randomCode()
  await putToken(tx, codeToken(code), target, codeSeconds)
  await publish(
    tx,
    { ...actor, userId: target.userId },
    { name: 'account.jumped', id: target.userId, data: { app: target.app, host: target.host } },
  )
  return code
}

export const codeForApp = (tx: Tx, actor: Actor, app: AppRow, userId: string) =>
  newCode(tx, actor, { userId, app: app.code, host: new URL(app.address).hostname })

/** Logs in with the key of a sign-on, or with a code for this host. */
export async function logInWithKey(context: ServiceContext, actor: Actor, key: string) {
  const loginKey = await context.database.write(actor.tenantId, async (tx) => {
    const target = await takeToken<OutboundCode>(tx, codeToken(key))
    if (!target) return key
    // Redeems the code in any case: after use on another host it is no longer valid.
    return target.host === actor.host
      ? savePendingLogin(tx, actor, { method: 'sso', userIds: [target.userId] })
      : undefined
  })
  if (loginKey === undefined) return refuse('sso.codeGone')
  return continueLogin(context, actor, { key: loginKey }).catch((error: unknown) => {
    // Replaces the refusal of the login form, which does not apply here.
    throw refusalCodeOf(error) === 'login.keyGone' ? new Refusal('sso.codeGone') : error
  })
}
