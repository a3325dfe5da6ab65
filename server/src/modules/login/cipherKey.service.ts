import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { putTicket, takeTicket } from '#kit/tickets.ts'
import { decrypt, newKeyPair } from './cipher.ts'
import { configsOf } from './config.service.ts'

const seconds = 600
const ticketOf = (key: string) => ({ kind: 'cipher', secret: key })

/** A key pair for the passwords of one form, for the cipher that the tenant's forms use. */
export async function newCipherKey(database: Database, actor: Actor) {
  const { loginCipher: kind } = await database.read(actor.tenantId, (sql) => configsOf(sql, 'loginCipher'))
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
