import { randomBytes } from 'node:crypto'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { lockToken, putToken, removeTokensAbout, setToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { findOpenSession, type LoginMethod } from '#modules/identity/index.ts'

/** Lifetime of a pending login. */
const lifetimeSeconds = 600

/** Pending login: the factors verified so far. All login methods create and continue it in the same way. */
export interface PendingLogin {
  readonly method: LoginMethod
  /** Accounts that match the first factor. */
  readonly userIds: readonly string[]
  readonly entrance?: Entrance | undefined
  /** Digest of name and ciphertext: identifies further calls of the same login form. */
  readonly formDigest?: string
  /** The password does not satisfy the tenant's password strategy. */
  readonly isWeak?: boolean
  /** Person who has shown two factors, or one that counts as two. */
  readonly secondFactorFor?: string
  /** Of an applicant, whose account can do nothing but apply: the tenant's choice of login methods and factors is
   * not for it.
   */
  readonly isApplicant?: boolean
  /** Session that the new session replaces. */
  readonly previousSessionId?: string
  /** Reauthentication within this session: cannot open another session. */
  readonly reauthenticatedSessionId?: string
  /** Letter whose receiver shows a second factor: it proves that and nothing else, see `lockPendingLogin`. */
  readonly letterId?: string
}

const tokenOf = (key: string) => ({ kind: 'attempt', secret: key })

export const newLoginKey = () => randomBytes(16).toString('hex')

/** Saves that the first factor was verified; the caller continues with the key. */
export async function savePendingLogin(
  tx: Tx,
  actor: Actor,
  pending: PendingLogin,
  key = newLoginKey(),
): Promise<string> {
  await putToken(tx, tokenOf(key), pending, lifetimeSeconds)
  return key
}

/**
 * Locks a pending login, or the reauthentication of a logged-in person. One created by a session ends with that
 * session. That of a letter is found only by what verifies second factors: nobody logs in or changes factors with it.
 */
export async function lockPendingLogin(
  tx: Tx,
  actor: Actor,
  key: string,
  { orOfLetter = false }: { readonly orOfLetter?: boolean } = {},
): Promise<Locked<PendingLogin> | undefined> {
  const pending = await lockToken<PendingLogin>(tx, tokenOf(key))
  if (pending?.letterId !== undefined && !orOfLetter) return undefined
  const session = pending?.reauthenticatedSessionId ?? pending?.previousSessionId
  if (session === undefined) return pending
  return (await findOpenSession(tx, session, actor.now)) ? pending : undefined
}

/** Updates a pending login; does not extend its lifetime. */
export const setPendingLogin = (tx: Tx, key: string, pending: PendingLogin) => setToken(tx, tokenOf(key), pending)

/** Redeems a pending login. */
export const takePendingLogin = (tx: Tx, key: string) => takeToken<PendingLogin>(tx, tokenOf(key))

/** Invalidates pending logins of these accounts after a change of password or mobile number. */
export const removePendingLogins = (tx: Tx, userIds: readonly string[]) =>
  removeTokensAbout(tx, ['attempt'], 'userIds', userIds)
