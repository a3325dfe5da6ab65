import type { LoginRequest, LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { findCandidates } from '#modules/identity/index.ts'
import { type PendingLogin, lockPendingLogin, savePendingLogin, setPendingLogin } from '../pendingLogin.service.ts'
import { continueLogin, completeLogin } from '../session.service.ts'
import { type OpenedSession, buildLoginResult } from '../loginResult.service.ts'
import { resolveAccount } from '../accountChoice.service.ts'
import { readLoginPolicy } from '../loginPolicy.service.ts'
import { takeCipherKey } from './cipherKey.service.ts'
import { verifyPassword } from './passwordCheck.service.ts'
import { countAttempt } from './passwordAttempt.service.ts'
import { accountsNamed, nameKindOf } from '../login.rules.ts'
import { verifyLoginForm } from './loginForm.service.ts'

/** Pending login of a form, saved for further calls of the form. */
const pendingLoginFor = (context: ServiceContext, actor: Actor, request: LoginRequest): Promise<PendingLogin> =>
  verifyLoginForm(context, actor, request, {
    known: (pending) => pending,
    pass: async (tx, { pending }) => {
      await savePendingLogin(tx, actor, pending, request.key)
      return pending
    },
  })

/**
 * Login by password: one transaction counts the attempt, a second one opens the session, or saves the pending login if
 * a step is missing. A password already verified by an earlier call is not verified again.
 */
export async function logInByPassword(
  context: ServiceContext,
  actor: Actor,
  request: LoginRequest,
): Promise<LoginResult> {
  const { key } = request
  const opened = await verifyLoginForm<OpenedSession | undefined>(context, actor, request, {
    known: () => undefined,
    pass: async (tx, { pending, matching, policy, facts }) => {
      const userIds = accountsNamed(matching, request).map(({ user_id: id }) => id)
      try {
        return await completeLogin(context, tx, actor, { ...pending, userIds }, { key }, { policy, facts })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // The refusal precedes all writes, so the transaction is intact and saves the pending login.
        await savePendingLogin(tx, actor, { ...pending, userIds }, key)
        return error
      }
    },
  })
  if (opened) return buildLoginResult(context, actor, opened)
  await narrowPendingLogin(context, actor, request)
  return continueLogin(context, actor, { key })
}

/** Reauthentication by password; attempts count like login attempts. Returns the decryption of the form. */
export const verifyOwnPassword = (
  context: ServiceContext,
  actor: Actor,
  { passwd, key }: { readonly passwd: string; readonly key: string },
) =>
  verifyPassword(context, actor, {
    passwd,
    wrongRefusal: 'password.wrong',
    prepare: async (tx) => {
      const decrypt = await takeCipherKey(tx, key)
      if (!decrypt) return new Refusal('login.keyGone')
      const candidates = (await findCandidates(tx, { name: actor.userCode })).filter(
        ({ user_id: id }) => id === actor.userId,
      )
      const policy = await readLoginPolicy(tx, actor)
      return countAttempt(tx, actor, { decrypt, candidates, subject: `person:${actor.personId}`, policy })
    },
    onMatch: async (_tx, _right, _password, { decrypt }) => ({ open: decrypt }),
  })

/** Kind of the typed name: job number, mobile number, or ambiguous. */
export async function resolveNameKind(context: ServiceContext, actor: Actor, request: LoginRequest) {
  const { userIds } = await pendingLoginFor(context, actor, request)
  const people = await context.database.read(actor.tenantId, (db) => findCandidates(db, { name: request.userCode }))
  return nameKindOf(
    request.userCode,
    people.filter(({ user_id: id }) => userIds.includes(id)),
  )
}

/** Narrows a pending login to the accounts of the chosen kind of name and entrance. */
export async function narrowPendingLogin(
  context: ServiceContext,
  actor: Actor,
  request: LoginRequest,
): Promise<PendingLogin> {
  await pendingLoginFor(context, actor, request)
  return context.database.write(actor.tenantId, async (tx) => {
    const pending = (await lockPendingLogin(tx, actor, request.key)) ?? refuse('login.keyGone')
    const people = (await findCandidates(tx, { name: request.userCode })).filter(({ user_id: id }) =>
      pending.userIds.includes(id),
    )
    const userIds = accountsNamed(people, request).map(({ user_id: id }) => id)
    const narrowedLogin: PendingLogin = { ...pending, userIds, entrance: request.entrance ?? pending.entrance }
    await setPendingLogin(tx, request.key, narrowedLogin)
    return narrowedLogin
  })
}

/** Check before a login, as specified: succeeds for one account, lists several. */
export async function checkSingleAccount(context: ServiceContext, actor: Actor, request: LoginRequest): Promise<void> {
  const pending = await narrowPendingLogin(context, actor, request)
  await context.database.read(actor.tenantId, (db) => resolveAccount(context, db, actor, pending, { key: request.key }))
}
