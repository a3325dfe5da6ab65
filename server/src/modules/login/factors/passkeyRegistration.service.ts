import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { publishFactorEvent } from './factor.service.ts'
import { recordFactorResult } from './factorAttempt.service.ts'
import { recoveryCodesWithFirstFactor } from './recoveryCode.service.ts'
import { authorizeFactorChange, type FactorStep } from './factorHolder.service.ts'
import { insertPasskey, passkeysOf } from './passkey.store.ts'
import { takeChallenge } from './passkeyChallenge.service.ts'
import { proposePasskey, registeredPasskey } from './passkeyRegistration.ts'

export async function newPasskeyOptions(context: ServiceContext, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  return proposePasskey(tx, actor, {
    purpose: 'passkeyNew',
    key: step.key,
    user: { handle: account.person_id, name: account.user_code, displayName: account.user_name },
    existing: await passkeysOf(tx, account.person_id),
    userVerification: 'preferred',
  })
}

export async function addPasskey(
  context: ServiceContext,
  actor: Actor,
  { name, response, ...step }: FactorStep & { name: string; response: object },
) {
  return context.database.write(actor.tenantId, async (tx) => {
    const { account, pending } = await authorizeFactorChange(context, tx, actor, step)
    const challenge = await takeChallenge(tx, 'passkeyNew', step.key)
    const verified = await registeredPasskey(actor, challenge, response, { requireUserVerification: false })
    const credential = verified ?? refuse('passkey.refused')
    await insertPasskey(tx, {
      personId: account.person_id,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    await recordFactorResult(tx, actor, step, { account, pending }, true)
    await publishFactorEvent(tx, actor, account, 'factor.added')
    return recoveryCodesWithFirstFactor(tx, account.person_id)
  })
}
