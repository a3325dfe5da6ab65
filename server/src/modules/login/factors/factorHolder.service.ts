import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import type { AccountRow } from '#modules/identity/index.ts'
import { type PendingLogin, lockPendingLogin, savePendingLogin } from '../pendingLogin.service.ts'
import { resolveAccount } from '../accountChoice.service.ts'
import { factorsOf, factorMethodsOf } from './factorPolicy.service.ts'
import { hasFactor } from '../login.rules.ts'
import { verifyOwnPassword } from '../passwords/password.service.ts'

export interface FactorStep {
  readonly key: string
  readonly userCode: string
}

export interface FactorHolder {
  readonly pending: PendingLogin
  readonly account: AccountRow
}

/** Account of the pending login or reauthentication; `orOfLetter`: or of a letter, whose receiver shows a factor. */
export async function factorHolderOf(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  step: FactorStep,
  options: { readonly orOfLetter?: boolean } = {},
): Promise<FactorHolder> {
  const pending = (await lockPendingLogin(tx, actor, step.key, options)) ?? refuse('login.keyGone')
  return { pending, account: await resolveAccount(context, tx, actor, pending, step) }
}

/** Authorizes a change of login factors: an existing second factor must have been shown. */
export async function authorizeFactorChange(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  step: FactorStep,
): Promise<FactorHolder> {
  const holder = await factorHolderOf(context, tx, actor, step)
  const { person_id: personId } = holder.account
  if (holder.pending.isWeak) refuse('login.weak')
  const factors = await factorsOf(tx, personId)
  if (hasFactor(factors) && holder.pending.secondFactorFor !== personId)
    refuse('login.secondFactor', { ...step, methods: factorMethodsOf(factors) })
  return holder
}

/** Requires a reauthentication within this session. */
export async function requireReauthentication(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  key: string,
): Promise<void> {
  const { pending } = await authorizeFactorChange(context, tx, actor, { key, userCode: actor.userCode })
  if (pending.reauthenticatedSessionId !== actor.sessionId) refuse('login.keyGone')
}

/** Reauthentication by password: yields a key that opens no session, but permits changes of login factors. */
export async function reauthenticate(
  context: ServiceContext,
  actor: Actor,
  encrypted: { passwd: string; key: string },
) {
  await verifyOwnPassword(context, actor, encrypted)
  return context.database.write(actor.tenantId, async (tx) => {
    const pending: PendingLogin = {
      method: 'password',
      userIds: [actor.userId],
      reauthenticatedSessionId: actor.sessionId,
    }
    const key = await savePendingLogin(tx, actor, pending)
    return { key, userCode: actor.userCode, methods: factorMethodsOf(await factorsOf(tx, actor.personId)) }
  })
}
