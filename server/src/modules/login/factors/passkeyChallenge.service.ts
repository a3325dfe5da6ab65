import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'

const lifetimeSeconds = 300
export type Purpose = 'passkeyNew' | 'passkeyRequested' | 'passkeyLogin' | 'passkeyOfOpener'
export const saveChallenge = (tx: Tx, actor: Actor, kind: Purpose, key: string, challenge: string) =>
  putToken(tx, { kind, secret: key }, { challenge }, lifetimeSeconds)

export async function takeChallenge(
  tx: Tx,
  kind: Purpose,
  key: string,
  expired: RefusalCode = 'login.keyGone',
): Promise<string> {
  const taken = (await takeToken<{ challenge: string }>(tx, { kind, secret: key })) ?? refuse(expired)
  return taken.challenge
}

/** WebAuthn origin: must be the called host, over TLS unless it is localhost. */
export function originOf(actor: Actor, clientDataJSON: unknown): string {
  try {
    const { origin } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString('utf8')) as {
      origin: string
    }
    const { hostname, protocol } = new URL(origin)
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    if (hostname === actor.host && (protocol === 'https:' || isLocal)) return origin
  } catch {
    // Malformed client data: not written by a browser.
  }
  return ''
}
