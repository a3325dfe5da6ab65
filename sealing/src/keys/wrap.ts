import { type Bytes, fromHex, type Hex, toHex, utf8 } from '../bytes/bytes.ts'
import { aesDecryptWith, aesEncryptWith } from '../suites/aesGcm.ts'
import type { SuiteId } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { randomBytes } from '../suites/webCrypto.ts'

/** Secret as stored by the server, bound to `owner`: other accounts cannot unwrap it. */
export interface CodeWrap {
  readonly kind: 'recoveryCode'
  readonly suite: SuiteId
  readonly owner: string
  readonly salt: Hex
  readonly iv: Hex
  readonly sealed: Hex
}

export interface KeyWrap {
  readonly kind: 'key'
  readonly owner: string
  readonly iv: Hex
  readonly sealed: Hex
}

const aadOf = (kind: string, owner: string): Bytes => utf8(`baicai/1/wrap/${kind}/${owner}`)

/** Key length of the content cipher of a suite. */
const keyLength = { A: 32, B: 16 } as const
const codeKey = (suite: SuiteId, code: Uint8Array, salt: Bytes): Bytes =>
  suiteOf(suite).derive(code, salt, `baicai/1/${suite}/wrap/recoveryCode`, keyLength[suite])

/** Wraps a secret with the bytes of a recovery code. */
export async function wrapWithCode(suite: SuiteId, code: Uint8Array, owner: string, secret: Bytes): Promise<CodeWrap> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const sealed = await suiteOf(suite).encrypt(codeKey(suite, code, salt), iv, aadOf('recoveryCode', owner), secret)
  return { kind: 'recoveryCode', suite, owner, salt: toHex(salt), iv: toHex(iv), sealed: toHex(sealed) }
}

/** Throws `undecryptable` for another code or owner or an altered wrap. */
export async function unwrapWithCode(wrap: CodeWrap, code: Uint8Array, owner: string): Promise<Bytes> {
  const key = codeKey(wrap.suite, code, fromHex(wrap.salt, 16))
  const aad = aadOf('recoveryCode', owner)
  return suiteOf(wrap.suite).decrypt(key, fromHex(wrap.iv, 12), aad, fromHex(wrap.sealed))
}

/** Wraps a secret with an AES-GCM key of the browser, derived from a passkey or stored, possibly non-extractable. */
export async function wrapWithKey(key: CryptoKey, owner: string, secret: Bytes): Promise<KeyWrap> {
  const iv = randomBytes(12)
  const sealed = await aesEncryptWith(key, iv, aadOf('key', owner), secret)
  return { kind: 'key', owner, iv: toHex(iv), sealed: toHex(sealed) }
}

/** Throws `undecryptable` for another key or owner or an altered wrap. */
export const unwrapWithKey = (wrap: KeyWrap, key: CryptoKey, owner: string): Promise<Bytes> =>
  aesDecryptWith(key, fromHex(wrap.iv, 12), aadOf('key', owner), fromHex(wrap.sealed))
