import type { Entrance } from '#contract/kit/entrance.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { startOrFinishSignIn } from './signIn.service.ts'
import { completeSignIn } from './completeSignIn.service.ts'
import { findOpenEntry } from './entry.store.ts'
import type { SsoContext } from './ssoContext.ts'
import { parseLinkToken } from './adapters/link.rules.ts'

export interface TokenCall {
  readonly app: string
  readonly userToken: string | undefined
  readonly entrance?: Entrance | undefined
  readonly origin: string
}

const page = '/callbackSso'

/** Sign-on by `userToken`, a signed link in one value; without one the sign-on starts at the identity provider. */
export async function signInWithUserToken(
  ssoContext: SsoContext,
  context: ServiceContext,
  actor: Actor,
  call: TokenCall,
): Promise<SsoResult> {
  const { app, userToken, entrance, origin } = call
  if (userToken === undefined) {
    const request = { page, app, params: new URLSearchParams(), secret: undefined, path: '', origin, entrance } as const
    return startOrFinishSignIn(ssoContext, context, actor, request)
  }
  const entry = await context.database.read(actor.tenantId, (db) => findOpenEntry(db, page, app))
  const link = parseLinkToken(userToken)
  if (entry.adapter !== 'link' || !link) return refuse('sso.failed')
  const params = new URLSearchParams({ ...link })
  return completeSignIn(
    ssoContext,
    context,
    actor,
    entry,
    { origin, page, params, savedState: {}, now: actor.now },
    { path: '', entrance },
  )
}
