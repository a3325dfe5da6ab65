import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto'
import type { PublicKey } from '#contract/provider/signingKeys.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Database } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { keysOf, openKey } from './key.service.ts'

/** Text that a tenant has signed with its key of ES256; the signature is in base64url, r and s side by side. */
export interface SignedStatement {
  readonly text: string
  readonly signature: string
  readonly kid: string
  readonly publicKey: PublicKey
}

const format = { dsaEncoding: 'ieee-p1363' } as const
const keyOf = (key: PublicKey) => createPublicKey({ key: { ...key }, format: 'jwk' })

async function signingKey(context: Pick<ServiceContext, 'database' | 'encryptionKey'>, tenantId: string) {
  const keys = await keysOf(context, tenantId)
  const row = keys.find(({ alg, replaced_at: replacedAt }) => alg === 'ES256' && replacedAt === null)
  return row ? { row, jwk: openKey(context, tenantId, row) as JsonWebKey } : refuse('thing.notFound')
}

/** Signs a text with the current key of the tenant; the text says itself what it is and whom it is for. */
export async function signStatement(database: Database, tenantId: string, text: string): Promise<SignedStatement> {
  const context = { database, encryptionKey: await sharedSecret(database, 'seal') }
  const { row, jwk } = await signingKey(context, tenantId)
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, ...format }).toString('base64url')
  const { kty, crv, x, y } = jwk as JsonWebKey & PublicKey
  return { text, signature, kid: row.kid, publicKey: { kty, crv, x, y } }
}

/** Whether the key has signed exactly this text. */
export function isStatement({ text, signature, publicKey }: Omit<SignedStatement, 'kid'>): boolean {
  try {
    return verify(
      'sha256',
      Buffer.from(text),
      { key: keyOf(publicKey), ...format },
      Buffer.from(signature, 'base64url'),
    )
  } catch {
    return false
  }
}

/** Whether a tenant has published this key; keys are known for some days after they were replaced. */
export async function hasPublished(
  database: Database,
  tenantId: string,
  { kid, publicKey }: Pick<SignedStatement, 'kid' | 'publicKey'>,
): Promise<boolean> {
  const context = { database, encryptionKey: await sharedSecret(database, 'seal') }
  const row = (await keysOf(context, tenantId)).find((each) => each.kid === kid)
  if (!row) return false
  const { x, y } = openKey(context, tenantId, row) as JsonWebKey
  return x === publicKey.x && y === publicKey.y
}
