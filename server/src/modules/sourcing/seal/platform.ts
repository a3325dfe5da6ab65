import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { type Bytes, bytesOf } from '#sealing/bytes/bytes.ts'
import { subjectOf } from '#sealing/quotes/seal.ts'
import { type Signer, signerOf } from '#sealing/suites/signature.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import { suiteOf } from '#sealing/suites/suites.ts'

/** PKCS #8 prefix of a 32-byte Ed25519 key. */
const pkcs8Front = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Platform identity: signs receipts and closing heads, and derives suppliers' pseudonyms. */
export interface Platform {
  /** Signer of each suite; its public key verifies receipts. */
  readonly signers: Readonly<Record<SuiteId, Signer>>
  readonly subjectOf: (suite: SuiteId, projectId: string, supplierId: string) => string
  /** Salt that reveals the supplier of a pseudonym; disclosed with the result. */
  readonly subjectSalt: (projectId: string, supplierId: string) => string
  readonly limits: LimitVault
}

/** Limit of an automatic bid, with the salt of its commitment: with either a reader of the database could guess it. */
export interface SecretLimit {
  readonly amount: string
  readonly salt: string
}
/** Encrypts limits, each for its entry of the log of an auction. */
export interface LimitVault {
  readonly lock: (projectId: string, seq: number, secret: SecretLimit) => Buffer
  readonly unlock: (projectId: string, seq: number, locked: Uint8Array) => SecretLimit
}
/** Length of the largest amount: a ciphertext is as long as its text, and does not tell how large a limit is. */
const amountLength = '99999999.99'.length

function limitVault(key: Uint8Array): LimitVault {
  const purposeOf = (projectId: string, seq: number) => `auction.limit/${projectId}/${seq}`
  return {
    lock: (projectId, seq, { amount, salt }) =>
      encrypt(key, purposeOf(projectId, seq), `${amount.padStart(amountLength)} ${salt}`),
    unlock: (projectId, seq, locked) => {
      const [amount = '', salt = ''] = decrypt(key, purposeOf(projectId, seq), locked).trim().split(' ')
      return { amount, salt }
    },
  }
}

/** Native Ed25519 signer, several times faster than JavaScript. */
function nativeSigner(seed: Buffer): Signer {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Front, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url').toString('hex')
  return { suite: 'A', publicKey, sign: (message): Bytes => bytesOf(sign(null, message, key)) }
}

/** SM2 signer in JavaScript, because Node.js does not sign with SM2. Seeds have 48 bytes. */
const sm2Signer = (seed: Buffer): Signer => signerOf('B', suiteOf('B').signingPair(bytesOf(seed)))

/**
 * Derives the platform identity from the servers' shared secret. Pseudonym salts are derived too, so that no list of
 * them can be stolen.
 */
export function platformOf(secret: Uint8Array): Platform {
  const seedOfB = Buffer.concat([keyed(secret, 'signing B'), keyed(secret, 'signing B 2')]).subarray(0, 48)
  const subjectSalt = (projectId: string, supplierId: string) =>
    keyed(secret, `subject ${projectId} ${supplierId}`).toString('hex')
  return {
    subjectSalt,
    limits: limitVault(keyed(secret, 'auction limits')),
    signers: { A: nativeSigner(keyed(secret, 'signing')), B: sm2Signer(seedOfB) },
    subjectOf: (suite, projectId, supplierId) =>
      subjectOf(suite, subjectSalt(projectId, supplierId), projectId, supplierId),
  }
}

const keyed = (secret: Uint8Array, use: string): Buffer =>
  createHmac('sha256', secret).update(`baicai/1/platform/${use}`).digest()
