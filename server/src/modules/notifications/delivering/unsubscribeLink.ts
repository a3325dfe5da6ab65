import { createHmac, timingSafeEqual } from 'node:crypto'
import { type TopicName, topicNames } from '#contract/messages.ts'

/** Signed unsubscribe link of mails: account and topic; works without login. */
export interface Link {
  readonly tenantId: string
  readonly userId: string
  readonly topic: TopicName
}

const signatureOf = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(`notifications.unsubscribe ${text}`).digest()

export function tokenOf(key: Uint8Array, { tenantId, userId, topic }: Link): string {
  const text = `${tenantId}.${userId}.${topic}`
  return `${text}.${signatureOf(key, text).toString('base64url')}`
}

/** Undefined if the signature is invalid. */
export function readToken(key: Uint8Array, token: string): Link | undefined {
  const [tenantId = '', userId = '', topic = '', signature = '', ...rest] = token.split('.')
  const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(key, `${tenantId}.${userId}.${topic}`)]
  if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const known = topicNames.find((name) => name === topic)
  return known && { tenantId, userId, topic: known }
}
