import { createHash } from 'node:crypto'
import type { LoginRequest, LoginResult } from '#contract/login/login.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { type Database, noTenant, together, type Tx } from '#kit/database.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { AppContext } from '#kit/appContext.ts'
import { removeExpiredTokens } from '#kit/oneTimeTokens.ts'
import { type Candidate, findCandidates } from '#modules/identity/index.ts'
import { allTenants, settingsOf } from '#modules/tenancy/index.ts'
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
} from './pendingLogin.service.ts'
import { captchaRefusal } from './captcha.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { countAttempt, verifyPassword, throttleSubjectOf } from './passwordCheck.service.ts'
import { accountsNamed, nameKindOf } from './login.rules.ts'
import { removeOldCounts } from './attemptCounter.store.ts'

/** What a form names. A key that belongs to a login in the making has been used up before, so taking it again changes nothing. */
const readForm = (tx: Tx, actor: Actor, request: LoginRequest) =>
  together(
    lockPendingLogin(tx, actor, request.key),
    takeCipherKey(tx, request.key, request.userCode),
    settingsOf(tx, actor.tenantId, actor.host),
    findCandidates(tx, request.userCode),
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
 * Checks code and password once for a login form's key; the calls that follow in the same login, with the same name and ciphertext, go on
 * from there.
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

/** The login in the making of a form, kept for the calls that follow. */
const pendingLoginFor = (context: AppContext, actor: Actor, request: LoginRequest): Promise<PendingLogin> =>
  verifyLoginForm(context, actor, request, {
    known: (pending) => pending,
    pass: async (tx, pending) => {
      await savePendingLogin(tx, actor, pending, request.key)
      return pending
    },
  })

/**
 * The whole login: one transaction counts the guess, and one more opens the session or, where something is still due, keeps the login
 * in the making. Where an earlier call of the same form has shown the password, it goes on from there.
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
        // It came before anything was written, so the transaction is whole: what was shown is kept, and the refusal told.
        await savePendingLogin(tx, actor, { ...pending, userIds }, key)
        return error
      }
    },
  })
  if (opened) return buildLoginResult(context, actor, opened)
  await narrowPendingLogin(context, actor, request)
  return continueLogin(context, actor, { key })
}

/** A logged-in person shows their password again; guesses count like those at a login. Gives what opens the rest of their form. */
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
      const candidates = (await findCandidates(tx, actor.userCode)).filter(({ id }) => id === actor.userId)
      return countAttempt(tx, actor, { decrypt, candidates, subject: `person:${actor.personId}` })
    },
    onMatch: async (_tx, _right, _password, { decrypt }) => ({ open: decrypt }),
  })

/** How the typed name is read, where it can be read in two ways. */
export async function resolveNameKind(context: AppContext, actor: Actor, request: LoginRequest) {
  const { userIds } = await pendingLoginFor(context, actor, request)
  const people = await context.database.read(actor.tenantId, (sql) => findCandidates(sql, request.userCode))
  return nameKindOf(
    request.userCode,
    people.filter(({ id }) => userIds.includes(id)),
  )
}

/** Reads the name as the person said; from now on the login is about these accounts, and at one entrance. */
export async function narrowPendingLogin(
  context: AppContext,
  actor: Actor,
  request: LoginRequest,
): Promise<PendingLogin> {
  await pendingLoginFor(context, actor, request)
  return context.database.write(actor.tenantId, async (tx) => {
    const pending = (await lockPendingLogin(tx, actor, request.key)) ?? refuse('login.keyGone')
    const people = (await findCandidates(tx, request.userCode)).filter(({ id }) => pending.userIds.includes(id))
    const userIds = accountsNamed(people, request).map(({ id }) => id)
    const narrowedLogin: PendingLogin = { ...pending, userIds, entrance: request.entrance ?? pending.entrance }
    await setPendingLogin(tx, request.key, narrowedLogin)
    return narrowedLogin
  })
}

/** The specification's question before a login: one account is nothing to say, several are listed. */
export async function checkSingleAccount(context: AppContext, actor: Actor, request: LoginRequest): Promise<void> {
  const pending = await narrowPendingLogin(context, actor, request)
  await context.database.read(actor.tenantId, (sql) =>
    resolveAccount(context, sql, actor, pending, { key: request.key }),
  )
}

/** Tickets and counts that are too old to matter to anybody. */
export async function removeExpiredLoginData(database: Database): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql)))
    await database.write(id, async (tx) => {
      await removeOldCounts(tx)
      await removeExpiredTokens(tx)
    })
}
