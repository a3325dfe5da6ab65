import { charactersIn } from '#contract/kit/text/characters.ts'
import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { decrypt, newKeyPair } from './cipher.ts'
import { readSettings } from '#modules/tenancy/index.ts'

const lifetimeSeconds = 600
/** Token of a key pair, which holds its private key. */
export const cipherToken = (key: string) => ({ kind: 'cipher', secret: key })
export interface CipherKey {
  readonly privateKey: string
  readonly opUser?: string
}

/** Account in the URL-encoded header `opUser`; undefined if it cannot be decoded. */
export function decodeOpUser(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.length > 600) return undefined
  try {
    const name = decodeURIComponent(header).trim()
    return name === '' || charactersIn(name) > 64 ? undefined : name
  } catch {
    return undefined
  }
}

/** One-time key pair for the passwords of one form, with the tenant's cipher; bound to `opUser` if given. */
export async function newCipherKey(database: Database, actor: Actor, opUser?: string) {
  const { loginCipher: kind } = await database.read(actor.tenantId, (db) => readSettings(db, 'loginCipher'))
  const { publicKey, privateKey } = await newKeyPair(kind)
  const key = `${kind}-${randomBytes(16).toString('hex')}`
  await database.write(actor.tenantId, (tx) => putToken(tx, cipherToken(key), { privateKey, opUser }, lifetimeSeconds))
  return { publicKey, key }
}

/** Decryption of a redeemed key; undefined if it was redeemed before, or belongs to another account. */
export function decryptionOf(
  key: string,
  taken: CipherKey | undefined,
  userCode?: string,
): ((ciphertext: string) => string) | undefined {
  if (taken?.opUser !== undefined && userCode !== undefined && taken.opUser !== userCode.trim()) return undefined
  const kind = key.startsWith('rsa-') ? 'rsa' : 'sm2'
  return taken && ((ciphertext) => decrypt(kind, ciphertext, taken.privateKey))
}

/** Redeems a key and returns its decryption; undefined if it was redeemed before. */
export const takeCipherKey = async (tx: Tx, key: string, userCode?: string) =>
  decryptionOf(key, await takeToken<CipherKey>(tx, cipherToken(key)), userCode)
