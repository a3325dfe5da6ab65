/**
 * Which token this tab goes on with, when tabs have logged in and out beside it (specification, section 4). No browser
 * in here.
 */
export interface Stored {
  /** The token of the browser: local storage. */
  readonly local: string | null
  /** The token of this tab: session storage. */
  readonly session: string | null
  /** Set by a logout: the tab's token must not come back by itself. */
  readonly leftBehind: boolean
}

export type Settled = 'same' | 'adopted' | 'switched' | 'restored' | 'ended'

interface Claims {
  readonly type: string
  readonly userId: string
  /** The session that the token opens. */
  readonly sid: string
}

/** The readable part of a token; who signed it is the server's business. */
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

/** Logged in means: a user's token, in both places. */
export const isLoggedIn = ({ local, session }: Stored): boolean => local !== null && local === session && isUser(local)

/** What becomes of the two tokens, and what the person has to see. */
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
