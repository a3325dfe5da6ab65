import { createHash } from 'node:crypto'
import type { LoginRequest } from '#contract/login/login.ts'
import { isBelow } from '#contract/kit/password.ts'
import type { Actor } from '#kit/actor.ts'
import { awaitWithCommit, type Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { takeTokens } from '#kit/security/oneTimeTokens.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { type Candidate, findCandidates } from '#modules/identity/index.ts'
import { type LoginPolicy, readLoginPolicy } from '../loginPolicy.service.ts'
import { type PendingLogin, lockPendingLogin } from '../pendingLogin.service.ts'
import { type LoginFacts, readLoginFacts } from '../session.service.ts'
import { captchaTokens, type Picture, pictureRefusal, type Puzzle, puzzleRefusal } from '../captcha/captcha.service.ts'
import { type CipherKey, cipherToken, decryptionOf } from './cipherKey.service.ts'
import { verifyPassword } from './passwordCheck.service.ts'
import { countAttempt, throttleSubjectOf } from './passwordAttempt.service.ts'

/**
 * Loads what a login form refers to, and redeems its key and captcha. If a login is pending they were redeemed before,
 * and redeeming them again has no effect.
 */
function readForm(tx: Tx, actor: Actor, request: LoginRequest) {
  const { picture, puzzle } = captchaTokens(actor, request)
  return pipeline(
    lockPendingLogin(tx, actor, request.key),
    takeTokens<[CipherKey, Picture, Puzzle]>(tx, cipherToken(request.key), picture, puzzle),
    readLoginPolicy(tx, actor),
    findCandidates(tx, { name: request.userCode }),
  )
}
type LoginForm = Awaited<ReturnType<typeof readForm>>

function prepareLogin(
  tx: Tx,
  { devCaptcha }: ServiceContext,
  actor: Actor,
  request: LoginRequest,
  [, [cipherKey, picture, puzzle], policy, candidates]: LoginForm,
) {
  const decrypt = decryptionOf(request.key, cipherKey, request.userCode)
  if (!decrypt) return new Refusal('login.keyGone')
  const { accountLogin, accountLoginValidType } = policy.settings
  if (accountLogin !== '1') return new Refusal('login.wayOff')
  const refusal =
    accountLoginValidType === '2'
      ? puzzleRefusal(puzzle, request, devCaptcha)
      : pictureRefusal(picture, request, devCaptcha)
  if (refusal) return new Refusal(refusal)
  const subject = throttleSubjectOf(candidates, request.userCode)
  const attempt = countAttempt(tx, actor, { decrypt, candidates, subject, policy })
  const facts = readLoginFacts(tx, candidates)
  return { ...attempt, facts: awaitWithCommit(tx, facts) }
}

/** Login form with a verified password. */
export interface VerifiedForm {
  readonly pending: PendingLogin
  readonly matching: readonly Candidate[]
  readonly policy: LoginPolicy
  readonly facts: LoginFacts
}

const formDigestOf = ({ userCode, passwd }: LoginRequest) =>
  createHash('sha256').update(userCode).update('\0').update(passwd).digest('hex')

/**
 * Verifies captcha and password once for each login form; further calls with the same key, name and ciphertext continue
 * from the pending login.
 */
export async function verifyLoginForm<T>(
  context: ServiceContext,
  actor: Actor,
  request: LoginRequest,
  {
    known: onVerifiedBefore,
    pass: onMatch,
  }: {
    readonly known: (pending: PendingLogin) => T
    /** Policy under which the form was verified. */
    readonly pass: (tx: Tx, verified: VerifiedForm) => Promise<T | Refusal>
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
    onMatch: async (tx, matching, password, { policy, facts }) => {
      const pending: PendingLogin = {
        method: 'password',
        formDigest,
        userIds: matching.map(({ user_id: id }) => id),
        entrance: request.entrance,
        isWeak: matching.some((each) => !each.must_change) && isBelow(password, policy.strategy),
      }
      const known = await (facts ?? readLoginFacts(tx, matching))
      return onMatch(tx, { pending, matching, policy, facts: known })
    },
  })
}
