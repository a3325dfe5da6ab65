import { sameSitePath } from '#contract/kit/sameSite.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { violationOf } from '#kit/outbound/outbound.address.ts'
import { refuse } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { SsoDenied } from './adapters/adapter.ts'
import { type EntryRow, findEntry, findOpenEntry } from './entry.store.ts'
import { entryConfigOf, type SsoContext } from './ssoContext.ts'
import {
  stateSeconds,
  formSeconds,
  type PendingSignIn,
  randomCode,
  digestOf,
  formPath,
  stateToken,
  formToken,
  postedToken,
  isSameBrowser,
  type SignInRequest,
} from './signInState.service.ts'
import { denyOnFailure, completeSignIn } from './completeSignIn.service.ts'

/** Callback parameters of SP-initiated protocols: a request with one of them is a callback. */
const callbackParams = ['code', 'error', 'ticket', 'posted']

/** Page of an entry: starts a sign-on, handles its callback, or completes an IdP-initiated signed link. */
export async function startOrFinishSignIn(
  ssoContext: SsoContext,
  context: ServiceContext,
  actor: Actor,
  request: SignInRequest,
): Promise<SsoResult> {
  if (callbackParams.some((name) => request.params.has(name)))
    return handleCallback(ssoContext, context, actor, request)
  const entry = await context.database.read(actor.tenantId, (db) => findOpenEntry(db, request.page, request.app))
  if (ssoContext.adapters[entry.adapter].createRequest) return startSignIn(ssoContext, context, actor, entry, request)
  const { origin, page, params, entrance } = request
  const response = { origin, page, params, savedState: {}, now: actor.now }
  return completeSignIn(ssoContext, context, actor, entry, response, {
    path: sameSitePath(request.path) ?? '',
    entrance,
  })
}

async function startSignIn(
  ssoContext: SsoContext,
  context: ServiceContext,
  actor: Actor,
  entry: EntryRow,
  request: SignInRequest,
): Promise<SsoResult> {
  const [state, secret, formCode] = [randomCode(), randomCode(), randomCode()]
  const { origin, page, entrance } = request
  const config = entryConfigOf(ssoContext, entry)
  const authorization = ssoContext.adapters[entry.adapter].createRequest!(config, { origin, page, state })
  const { address, form, savedState: remember } = await denyOnFailure('sso.unreachable', authorization)
  // The identity provider supplies this URL: a `javascript:` URL must not reach the browser.
  const violation = violationOf(address, ssoContext.policy)
  if (violation) throw new SsoDenied('sso.unreachable', `the address to go to: ${violation}`)
  const path = sameSitePath(request.path) ?? ''
  const { id: entryId, version } = entry
  const pending: PendingSignIn = {
    entryId,
    version,
    secretDigest: digestOf(secret),
    origin,
    page,
    path,
    entrance,
    requestState: remember,
  }
  await context.database.write(actor.tenantId, async (tx) => {
    await putToken(tx, stateToken(state), pending, stateSeconds)
    if (form) await putToken(tx, formToken(formCode), { address, form }, formSeconds)
  })
  return { type: '2', data: form ? `${formPath}?form=${formCode}` : address, secret, path }
}

async function handleCallback(
  ssoContext: SsoContext,
  context: ServiceContext,
  actor: Actor,
  request: SignInRequest,
): Promise<SsoResult> {
  const [state, ...others] = request.params.getAll('state')
  if (!state || others.length > 0) return refuse('sso.stateGone')
  const params = new URLSearchParams(request.params)
  // Redeemed in a separate transaction, so that it cannot be replayed whatever the result.
  const pending = await context.database.write(actor.tenantId, async (tx) => {
    const posted = params.get('posted')
    const form = posted ? await takeToken<{ response: string }>(tx, postedToken(posted)) : undefined
    if (form) params.set('SAMLResponse', form.response)
    return takeToken<PendingSignIn>(tx, stateToken(state))
  })
  if (!pending || pending.page !== request.page || !isSameBrowser(request.secret, pending.secretDigest))
    return refuse('sso.stateGone')
  const entry = await context.database.read(actor.tenantId, (db) => findEntry(db, pending.entryId))
  if (!entry.is_enabled) return refuse('sso.notSetUp')
  if (entry.version !== pending.version) return refuse('sso.stateGone')
  const { origin, page, requestState: savedState, path, entrance } = pending
  return completeSignIn(
    ssoContext,
    context,
    actor,
    entry,
    { origin, page, params, savedState, now: actor.now },
    { path, entrance },
  )
}
