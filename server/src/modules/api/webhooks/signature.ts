import { createHmac, randomBytes } from 'node:crypto'

const secretPrefix = 'whsec_'
export const newSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`

const signatureOf = (secret: string, content: string) => {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

interface Signed {
  readonly messageId: string
  readonly body: string
  /** The present secret, then the former one while it signs, too. */
  readonly secrets: readonly string[]
  readonly at: Date
}

/** Headers of Standard Webhooks: the id is stable, the time is that of the attempt. */
export function signedHeaders({ messageId, body, secrets, at }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'user-agent': 'baicai-webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${messageId}.${timestamp}.${body}`)).join(' '),
  }
}
