import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { type Bytes, bytesOf } from '#sealing/bytes/bytes.ts'
import { subjectOf } from '#sealing/quotes/seal.ts'
import type { Signer } from '#sealing/suites/signature.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8Front = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The platform: signs receipts and the ends of logs, and gives suppliers their pseudonyms. */
export interface Platform {
  /** Ed25519, as hex text: what receipts are checked with. */
  readonly publicKey: string
  readonly signer: Signer
  readonly subjectOf: (suite: SuiteId, projectId: string, supplierId: string) => string
  /** What shows whose a pseudonym is; given away with the result. */
  readonly subjectSalt: (projectId: string, supplierId: string) => string
}

/**
 * The platform of a secret that all servers share. It signs natively, several times as fast as in JavaScript. The
 * salt of a pseudonym follows from the secret, so that there is no list of them to be stolen.
 */
export function platformOf(secret: Uint8Array): Platform {
  const seed = keyed(secret, 'signing')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Front, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url').toString('hex')
  const subjectSalt = (projectId: string, supplierId: string) =>
    keyed(secret, `subject ${projectId} ${supplierId}`).toString('hex')
  return {
    publicKey,
    subjectSalt,
    signer: { suite: 'A', publicKey, sign: (message): Bytes => bytesOf(sign(null, message, key)) },
    subjectOf: (suite, projectId, supplierId) =>
      subjectOf(suite, subjectSalt(projectId, supplierId), projectId, supplierId),
  }
}

const keyed = (secret: Uint8Array, use: string): Buffer =>
  createHmac('sha256', secret).update(`baicai/1/platform/${use}`).digest()
