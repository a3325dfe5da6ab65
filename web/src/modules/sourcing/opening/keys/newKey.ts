import type { Input } from '#contract/kit/route.ts'
import type { createOpenerKey, OpenerKeys, OpenerWrap } from '#contract/sourcing/openers.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { signOwnership } from '#sealing/keys/ownership.ts'
import { makeRecoveryCode, readRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { unwrapWithCode, wrapWithCode } from '#sealing/keys/wrap.ts'

export interface NewKey {
  readonly secret: Uint8Array<ArrayBuffer>
  readonly code: string
  readonly fingerprint: string
  readonly input: Input<typeof createOpenerKey>
}

const keysIn = (secret: Uint8Array): OpenerKeys => ({
  A: publicKeysOf(openerKeys('A', secret)),
  B: publicKeysOf(openerKeys('B', secret)),
})

/**
 * Creates the secret of an opener in this browser; only public data and data encrypted by the recovery code are sent.
 */
export async function makeKey(personId: string): Promise<NewKey> {
  const secret = makeOpenerSecret()
  const keys = keysIn(secret)
  const code = makeRecoveryCode()
  const { suite: _, ...wrap } = await wrapWithCode('A', code.bytes, personId, secret)
  const proofs = {
    A: await signOwnership(openerSigner('A', secret), personId, keys.A),
    B: await signOwnership(openerSigner('B', secret), personId, keys.B),
  }
  const fingerprint = keysFingerprint('A', keys.A)
  return { secret, code: code.text, fingerprint, input: { keys, proofs, wrap: { ...wrap, suite: 'A' } } }
}

/** Whether the typed text is this recovery code. */
export function isCode(typed: string, code: string): boolean {
  try {
    return readRecoveryCode(typed).every((byte, at) => byte === readRecoveryCode(code)[at])
  } catch {
    return false
  }
}

/** Secret of a listed key, restored by its recovery code; undefined if the code is wrong. */
export async function restoreSecret(
  key: { readonly keys: OpenerKeys; readonly wrap: OpenerWrap },
  personId: string,
  typed: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const secret = await unwrapWithCode(key.wrap, readRecoveryCode(typed), personId)
    // Rejects the wrap of another secret with this code, which would sign with unlisted keys.
    return keysIn(secret).A.signing === key.keys.A.signing ? secret : undefined
  } catch {
    return undefined
  }
}
