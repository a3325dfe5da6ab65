import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { type Bytes, bytesOf } from '#sealing/bytes/bytes.ts'
import { subjectOf } from '#sealing/quotes/seal.ts'
import { type Signer, signerOf } from '#sealing/suites/signature.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { suiteOf } from '#sealing/suites/suites.ts'

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8Front = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The platform: signs receipts and the ends of logs, and gives suppliers their pseudonyms. */
export interface Platform {
  /** Of each suite; receipts are checked with their public keys. */
  readonly signers: Readonly<Record<SuiteId, Signer>>
  readonly subjectOf: (suite: SuiteId, projectId: string, supplierId: string) => string
  /** What shows whose a pseudonym is; given away with the result. */
  readonly subjectSalt: (projectId: string, supplierId: string) => string
}

/** Ed25519, native: several times as fast as in JavaScript. */
function nativeSigner(seed: Buffer): Signer {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Front, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url').toString('hex')
  return { suite: 'A', publicKey, sign: (message): Bytes => bytesOf(sign(null, message, key)) }
}

/** SM2, in JavaScript: Node.js signs with none. A seed has 48 bytes. */
const sm2Signer = (seed: Buffer): Signer => signerOf('B', suiteOf('B').signingPair(bytesOf(seed)))

/**
 * The platform of a secret that all servers share. The salt of a pseudonym follows from the secret, so that there is no
 * list of them to be stolen.
 */
export function platformOf(secret: Uint8Array): Platform {
  const seedOfB = Buffer.concat([keyed(secret, 'signing B'), keyed(secret, 'signing B 2')]).subarray(0, 48)
  const subjectSalt = (projectId: string, supplierId: string) =>
    keyed(secret, `subject ${projectId} ${supplierId}`).toString('hex')
  return {
    subjectSalt,
    signers: { A: nativeSigner(keyed(secret, 'signing')), B: sm2Signer(seedOfB) },
    subjectOf: (suite, projectId, supplierId) =>
      subjectOf(suite, subjectSalt(projectId, supplierId), projectId, supplierId),
  }
}

const keyed = (secret: Uint8Array, use: string): Buffer =>
  createHmac('sha256', secret).update(`baicai/1/platform/${use}`).digest()
