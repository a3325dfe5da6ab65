import type { Bytes } from '../bytes/bytes.ts'

/** A: P-256, AES-256-GCM, SHA-256, Ed25519. B: SM2, SM4-GCM, SM3. */
export type SuiteId = 'A' | 'B'

/** Keys as raw bytes: a scalar of 32 bytes and an uncompressed point, or Ed25519 keys. */
export interface KeyPair {
  readonly privateKey: Bytes
  readonly publicKey: Bytes
}

/** Decrypts messages to one public key; prepared once for a private key. */
export type Unsealer = (sealed: Uint8Array, aad: Uint8Array) => Promise<Bytes>

/** Set of algorithms. All errors are `SealingError`s: `undecryptable`, `badKey` or `noWebCrypto`. */
export interface Suite {
  readonly id: SuiteId
  /** 32 bytes. */
  readonly hash: (bytes: Uint8Array) => Bytes
  /** HMAC, 32 bytes. */
  readonly mac: (key: Uint8Array, bytes: Uint8Array) => Bytes
  /** HKDF: `length` bytes. */
  readonly derive: (secret: Uint8Array, salt: Uint8Array, info: string, length: number) => Bytes
  /** Content key, derived from the secrets of all halves and the hash of the header. */
  readonly contentKey: (secrets: Uint8Array, headerHash: Uint8Array) => Bytes
  /** AEAD with an IV of 12 bytes; the tag of 16 bytes is appended. */
  readonly encrypt: (key: Bytes, iv: Bytes, aad: Uint8Array, plain: Uint8Array) => Promise<Bytes>
  readonly decrypt: (key: Bytes, iv: Bytes, aad: Uint8Array, sealed: Uint8Array) => Promise<Bytes>
  /** Encrypts a short secret to a public key. */
  readonly sealTo: (publicKey: Uint8Array, aad: Uint8Array, plain: Uint8Array) => Promise<Bytes>
  readonly unsealer: (privateKey: Uint8Array) => Promise<Unsealer>
  /** Encryption key pair of a 48-byte seed: uniform to 2^-128. */
  readonly encryptionPair: (seed: Uint8Array) => KeyPair
  readonly publicKeyOf: (privateKey: Uint8Array) => Bytes
  /** Whether the bytes are an uncompressed point of the curve. */
  readonly isPublicKey: (publicKey: Uint8Array) => boolean
  readonly signingPair: (seed: Uint8Array) => KeyPair
  /** 64 bytes. */
  readonly sign: (pair: KeyPair, message: Uint8Array) => Bytes
  /** False for any mismatch, including malformed keys and signatures. */
  readonly verify: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean
}
