import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { SsoPage, SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { violationOf } from '#kit/outbound/outbound.ts'
import { refuse } from '#kit/refusal.ts'
import { putNewToken, putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { findAccounts } from '#modules/identity/index.ts'
import { savePendingLogin } from '#modules/login/index.ts'
import { type CallbackResponse, SsoDenied, type ExternalIdentity } from './adapters/adapter.ts'
import { accountNameOf } from './entry.rules.ts'
import { type EntryRow, findEntry, findOpenEntry, setEntryUsed } from './entry.store.ts'
import { entryConfigOf, type SsoContext } from './ssoContext.ts'
import { userByCode, usersOfSubject } from './subject.store.ts'

/** Lifetime of a sign-on at the identity provider. */
const stateSeconds = 600
const formSeconds = 60

export interface SignInRequest {
  readonly page: SsoPage
  readonly app: string
  /** Query parameters of the page. */
  readonly params: URLSearchParams
  /** Secret that this browser received when the sign-on started. */
  readonly secret: string | undefined
  /** Target path after the login. */
  readonly path: string
  readonly origin: string
  readonly entrance?: Entrance | undefined
}

/** Pending sign-on while the person is at the identity provider. */
interface PendingSignIn {
  readonly entryId: string
  readonly version: number
  readonly secretDigest: string
  readonly origin: string
  readonly page: SsoPage
  readonly path: string
  readonly entrance?: Entrance | undefined
  readonly requestState: CallbackResponse['savedState']
}

export const randomCode = () => randomBytes(24).toString('base64url')
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Callback parameters of SP-initiated protocols: a request with one of them is a callback. */
const callbackParams = ['code', 'error', 'ticket', 'posted']

/** Page of an entry: starts a sign-on, handles its callback, or completes an IdP-initiated signed link. */
export async function startOrFinishSignIn(
  ssoContext: SsoContext,
  context: AppContext,
  actor: Actor,
  request: SignInRequest,
): Promise<SsoResult> {
  if (callbackParams.some((name) => request.params.has(name)))
    return handleCallback(ssoContext, context, actor, request)
  const entry = await context.database.read(actor.tenantId, (sql) => findOpenEntry(sql, request.page, request.app))
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
  context: AppContext,
  actor: Actor,
  entry: EntryRow,
  request: SignInRequest,
): Promise<SsoResult> {
  const [state, secret, formCode] = [randomCode(), randomCode(), randomCode()]
  const { origin, page, entrance } = request
  const config = entryConfigOf(ssoContext, entry)
  const authorization = ssoContext.adapters[entry.adapter].createRequest!(config, { origin, page, state })
  const { address, form, savedState: remember } = await denyOnFailure('sso.unreachable', authorization)
  // The identity provider names this URL: a `javascript:` one must not reach the browser.
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
    await putToken(tx, actor.tenantId, stateToken(state), pending, stateSeconds)
    if (form) await putToken(tx, actor.tenantId, formToken(formCode), { address, form }, formSeconds)
  })
  return { type: '2', data: form ? `${formPath}?form=${formCode}` : address, secret, path }
}

/** Page that submits a form to the identity provider. */
export const formPath = '/sysrest/api/sso/form'
export const stateToken = (secret: string) => ({ kind: 'sso.state', secret })
export const formToken = (secret: string) => ({ kind: 'sso.form', secret })
/** Posted response, kept until the page fetches it. */
export const postedToken = (secret: string) => ({ kind: 'sso.posted', secret })

async function handleCallback(
  ssoContext: SsoContext,
  context: AppContext,
  actor: Actor,
  request: SignInRequest,
): Promise<SsoResult> {
  const [state, ...others] = request.params.getAll('state')
  if (!state || others.length > 0) return refuse('sso.stateGone')
  const params = new URLSearchParams(request.params)
  // Redeemed in a transaction of its own, so that it cannot be replayed whatever the result.
  const pending = await context.database.write(actor.tenantId, async (tx) => {
    const posted = params.get('posted')
    const form = posted ? await takeToken<{ response: string }>(tx, postedToken(posted)) : undefined
    if (form) params.set('SAMLResponse', form.response)
    return takeToken<PendingSignIn>(tx, stateToken(state))
  })
  if (!pending || pending.page !== request.page || !isSameBrowser(request.secret, pending.secretDigest))
    return refuse('sso.stateGone')
  const entry = await context.database.read(actor.tenantId, (sql) => findEntry(sql, pending.entryId))
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

/** Login CSRF protection: only the browser that started a sign-on can finish it. */
const isSameBrowser = (secret: string | undefined, digest: string): boolean =>
  secret !== undefined && timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(digest))

/** Any error of a protocol library on a response denies the sign-on; it is no server error. */
const denyOnFailure = <T>(code: RefusalCode, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof SsoDenied ? error : new SsoDenied(code, error)
  })

interface SignInTarget {
  readonly path: string
  readonly entrance?: Entrance | undefined
}

export async function completeSignIn(
  ssoContext: SsoContext,
  context: AppContext,
  actor: Actor,
  entry: EntryRow,
  response: CallbackResponse,
  { path, entrance }: SignInTarget,
): Promise<SsoResult> {
  const identity = await denyOnFailure(
    'sso.failed',
    ssoContext.adapters[entry.adapter].verifyResponse(entryConfigOf(ssoContext, entry), response),
  )
  const key = await context.database.write(actor.tenantId, (tx) =>
    createPendingLogin(tx, actor, entry, identity, entrance),
  )
  return { type: '1', data: key, secret: '', path }
}

/** Creates the pending login of an external identity: checks for replay and resolves the accounts. */
async function createPendingLogin(
  tx: Tx,
  actor: Actor,
  entry: EntryRow,
  identity: ExternalIdentity,
  entrance: Entrance | undefined,
) {
  if (identity.replayGuard) {
    const seconds = Math.ceil((identity.replayGuard.until.getTime() - actor.now.getTime()) / 1000) + 60
    const token = { kind: 'sso.once', secret: `${entry.id} ${identity.replayGuard.what}` }
    if (!(await putNewToken(tx, actor.tenantId, token, seconds))) refuse('sso.used')
  }
  const userIds = await accountIdsOf(tx, entry, identity)
  if (userIds.length === 0) refuse('sso.noMapping')
  const people = new Set((await findAccounts(tx, { userIds })).map(({ person_id }) => person_id))
  const [personId] = people
  const hasSecondFactor =
    people.size === 1 && identity.contexts.some((each) => entry.settings.strongContexts.includes(each))
  await setEntryUsed(tx, { id: entry.id })
  return savePendingLogin(tx, actor, {
    method: 'sso',
    userIds,
    entrance: entrance ?? entry.entrance ?? undefined,
    ...(hasSecondFactor && personId !== undefined ? { secondFactorFor: personId } : {}),
  })
}

async function accountIdsOf(tx: Tx, entry: EntryRow, identity: ExternalIdentity): Promise<string[]> {
  const name = accountNameOf(entry, identity)
  if (name === undefined || name === '') return []
  if (entry.account_by === 'mapping') return usersOfSubject(tx, entry.id, identity.issuer, name)
  const userId = await userByCode(tx, name)
  return userId === undefined ? [] : [userId]
}
