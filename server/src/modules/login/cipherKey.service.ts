import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { putTicket, takeTicket } from '#kit/tickets.ts'
import { configValues } from '#modules/tenancy/index.ts'
import { type CipherKind, decrypt, newKeyPair } from './cipher.ts'

const seconds = 600
const ticketOf = (key: string) => ({ kind: 'cipher', secret: key })

/** The cipher that the tenant's login forms use: SM2, unless it asks for RSA. */
async function cipherOf(database: Database, actor: Actor): Promise<CipherKind> {
  const [row] = await database.read(actor.tenantId, (sql) => configValues(sql, ['loginCipher']))
  return row?.val === 'rsa' ? 'rsa' : 'sm2'
}

/** A key pair for the passwords of one form. */
export async function newCipherKey(database: Database, actor: Actor) {
  const kind = await cipherOf(database, actor)
  const { publicKey, privateKey } = await newKeyPair(kind)
  const key = `${kind}-${randomBytes(16).toString('hex')}`
  await database.write(actor.tenantId, (tx) => putTicket(tx, actor.tenantId, ticketOf(key), { privateKey }, seconds))
  return { publicKey, key }
}

/** Uses a key up; what gives the clear text of its ciphertexts, or undefined where it has been used before. */
export async function takeCipherKey(tx: Tx, key: string): Promise<((ciphertext: string) => string) | undefined> {
  const taken = await takeTicket<{ privateKey: string }>(tx, ticketOf(key))
  const kind = key.startsWith('rsa-') ? 'rsa' : 'sm2'
  return taken && ((ciphertext) => decrypt(kind, ciphertext, taken.privateKey))
}
