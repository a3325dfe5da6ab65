import { createHash } from 'node:crypto'
import type { LoginRequest, LoginResult } from '#contract/login/login.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import type { AppContext } from '#kit/appContext.ts'
import { removeExpiredTokens } from '#kit/security/oneTimeTokens.ts'
import { type Candidate, findCandidates } from '#modules/identity/index.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import {
  type PendingLogin,
  continueLogin,
  lockPendingLogin,
  type OpenedSession,
  completeLogin,
  savePendingLogin,
  setPendingLogin,
  resolveAccount,
  buildLoginResult,
} from '../pendingLogin.service.ts'
import { captchaRefusal } from '../captcha/captcha.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { countAttempt, verifyPassword, throttleSubjectOf } from './passwordCheck.service.ts'
import { accountsNamed, nameKindOf } from '../login.rules.ts'
import { removeOldCounts } from '../attemptCounter.store.ts'

/** Loads what a login form refers to. The key of a pending login was redeemed before, so taking it again is a no-op. */
const readForm = (tx: Tx, actor: Actor, request: LoginRequest) =>
  pipeline(
    lockPendingLogin(tx, actor, request.key),
    takeCipherKey(tx, request.key, request.userCode),
    portalOf(tx, actor.tenantId, actor.host),
    findCandidates(tx, { name: request.userCode }),
  )
type LoginForm = Awaited<ReturnType<typeof readForm>>

async function prepareLogin(
  tx: Tx,
  context: AppContext,
  actor: Actor,
  request: LoginRequest,
  [, decrypt, settings, candidates]: LoginForm,
) {
  if (!decrypt) return new Refusal('login.keyGone')
  const { accountLogin, accountLoginValidType } = settings
  if (accountLogin !== '1') return new Refusal('login.wayOff')
  const kind = accountLoginValidType === '2' ? 'slider' : 'picture'
  const refusal = await captchaRefusal(tx, actor, request, kind, context.devCaptcha)
  if (refusal) return new Refusal(refusal)
  return countAttempt(tx, actor, { decrypt, candidates, subject: throttleSubjectOf(candidates, request.userCode) })
}

const formDigestOf = ({ userCode, passwd }: LoginRequest) =>
  createHash('sha256').update(userCode).update('\0').update(passwd).digest('hex')

/**
 * Verifies captcha and password once per login form; further calls with the same key, name and ciphertext continue from
 * the pending login.
 */
async function verifyLoginForm<T>(
  context: AppContext,
  actor: Actor,
  request: LoginRequest,
  {
    known: onVerifiedBefore,
    pass: onMatch,
  }: {
    readonly known: (pending: PendingLogin) => T
    readonly pass: (tx: Tx, pending: PendingLogin, matching: readonly Candidate[]) => Promise<T | Refusal>
  },
): Promise<T> {
  if (request.tenantId !== undefined && request.tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const formDigest = formDigestOf(request)
  return verifyPassword(context, actor, {
    passwd: request.passwd,
    prepare: async (tx) => {
      const form = await readForm(tx, actor, request)
      const [pending] = form
      if (!pending) return prepareLogin(tx, context, actor, request, form)
      return pending.formDigest === formDigest ? { result: onVerifiedBefore(pending) } : new Refusal('login.keyGone')
    },
    onMatch: (tx, matching, password, { strategy }) => {
      const pending: PendingLogin = {
        method: 'password',
        formDigest,
        userIds: matching.map(({ id }) => id),
        entrance: request.entrance,
        isWeak: matching.some((each) => !each.must_change) && isBelow(password, strategy),
      }
      return onMatch(tx, pending, matching)
    },
  })
}

/** Pending login of a form, saved for its further calls. */
const pendingLoginFor = (context: AppContext, actor: Actor, request: LoginRequest): Promise<PendingLogin> =>
  verifyLoginForm(context, actor, request, {
    known: (pending) => pending,
    pass: async (tx, pending) => {
      await savePendingLogin(tx, actor, pending, request.key)
      return pending
    },
  })

/**
 * Login by password: one transaction counts the attempt, a second one opens the session or saves the pending login
 * where a step is missing. A password that an earlier call of the form verified is not verified again.
 */
export async function logInByPassword(context: AppContext, actor: Actor, request: LoginRequest): Promise<LoginResult> {
  const { key } = request
  const opened = await verifyLoginForm<OpenedSession | undefined>(context, actor, request, {
    known: () => undefined,
    pass: async (tx, pending, matching) => {
      const userIds = accountsNamed(matching, request).map(({ id }) => id)
      try {
        return await completeLogin(context, tx, actor, { ...pending, userIds }, { key })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // The refusal came before any write, so the transaction continues: it saves the pending login.
        await savePendingLogin(tx, actor, { ...pending, userIds }, key)
        return error
      }
    },
  })
  if (opened) return buildLoginResult(context, actor, opened)
  await narrowPendingLogin(context, actor, request)
  return continueLogin(context, actor, { key })
}

/** Reauthentication by password; attempts count like those of a login. Returns the decryption of the form. */
export const verifyOwnPassword = (
  context: AppContext,
  actor: Actor,
  { passwd, key }: { readonly passwd: string; readonly key: string },
) =>
  verifyPassword(context, actor, {
    passwd,
    wrongRefusal: 'password.wrong',
    prepare: async (tx) => {
      const decrypt = await takeCipherKey(tx, key)
      if (!decrypt) return new Refusal('login.keyGone')
      const candidates = (await findCandidates(tx, { name: actor.userCode })).filter(({ id }) => id === actor.userId)
      return countAttempt(tx, actor, { decrypt, candidates, subject: `person:${actor.personId}` })
    },
    onMatch: async (_tx, _right, _password, { decrypt }) => ({ open: decrypt }),
  })

/** Kind of the typed name: job number, mobile number, or ambiguous. */
export async function resolveNameKind(context: AppContext, actor: Actor, request: LoginRequest) {
  const { userIds } = await pendingLoginFor(context, actor, request)
  const people = await context.database.read(actor.tenantId, (sql) => findCandidates(sql, { name: request.userCode }))
  return nameKindOf(
    request.userCode,
    people.filter(({ id }) => userIds.includes(id)),
  )
}

/** Narrows a pending login to the accounts of the chosen kind of name and entrance. */
export async function narrowPendingLogin(
  context: AppContext,
  actor: Actor,
  request: LoginRequest,
): Promise<PendingLogin> {
  await pendingLoginFor(context, actor, request)
  return context.database.write(actor.tenantId, async (tx) => {
    const pending = (await lockPendingLogin(tx, actor, request.key)) ?? refuse('login.keyGone')
    const people = (await findCandidates(tx, { name: request.userCode })).filter(({ id }) =>
      pending.userIds.includes(id),
    )
    const userIds = accountsNamed(people, request).map(({ id }) => id)
    const narrowedLogin: PendingLogin = { ...pending, userIds, entrance: request.entrance ?? pending.entrance }
    await setPendingLogin(tx, request.key, narrowedLogin)
    return narrowedLogin
  })
}

/** Specified check before a login: succeeds for one account, lists several. */
export async function checkSingleAccount(context: AppContext, actor: Actor, request: LoginRequest): Promise<void> {
  const pending = await narrowPendingLogin(context, actor, request)
  await context.database.read(actor.tenantId, (sql) =>
    resolveAccount(context, sql, actor, pending, { key: request.key }),
  )
}

/** Cleanup of expired one-time tokens and counters. */
export const removeExpiredLoginData = ({ database, tenantId }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    await removeOldCounts(tx)
    await removeExpiredTokens(tx)
  })
