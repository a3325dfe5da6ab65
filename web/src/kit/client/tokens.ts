/**
 * Pure rules: the token that a tab continues with after logins and logouts in other tabs (specification, section 4).
 */
export interface Stored {
  /** Token of the browser (local storage). */
  readonly local: string | null
  /** Token of this tab (session storage). */
  readonly session: string | null
  /** Set by a logout: the tab's token must not be restored. */
  readonly leftBehind: boolean
}

export type Settled = 'same' | 'adopted' | 'switched' | 'restored' | 'ended'

interface Claims {
  readonly type: string
  readonly userId: string
  /** Session id. */
  readonly sid: string
}

/** Claims of a token (JWT payload). The signature is verified by the server only. */
export function claimsOf(token: string | null): Claims | undefined {
  try {
    const part = token!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.codePointAt(0)!)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const { type, userId, sid } = claims as Partial<Claims>
    return typeof type === 'string' ? { type, userId: userId ?? '', sid: sid ?? '' } : undefined
  } catch {
    return undefined
  }
}

export const isUser = (token: string | null): boolean => claimsOf(token)?.type === 'user'

/** Logged in: the same user token in both storages. */
export const isLoggedIn = ({ local, session }: Stored): boolean => local !== null && local === session && isUser(local)

/** Resolves both tokens; returns the token to use and what to report to the user. */
export function settle(stored: Stored): { token: string | null; settled: Settled } {
  const { local, session, leftBehind } = stored
  if (local === session) return { token: session, settled: 'same' }
  if (isUser(local)) {
    const other = isUser(session) && claimsOf(local)?.userId !== claimsOf(session)?.userId
    return { token: local, settled: other ? 'switched' : 'adopted' }
  }
  if (!isUser(session)) return { token: local, settled: 'same' }
  return leftBehind ? { token: local, settled: 'ended' } : { token: session, settled: 'restored' }
}
