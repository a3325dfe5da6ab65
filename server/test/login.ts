import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import * as login from '#contract/login/login.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginRequest } from '#contract/login/login.ts'
import { as } from './app.ts'

let captchaKey = 1

const encryptRsa = (password: string, spki: string) =>
  publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(password),
  ).toString('base64')

/** Encrypts passwords under one fresh key. */
export const encryptPasswords = async (
  host: string,
  ...passwords: string[]
): Promise<{ texts: string[]; key: string }> => encryptUnder(await as({ host }, login.publicKey, {}), passwords)

function encryptUnder({ publicKey, key }: { publicKey: string; key: string }, passwords: readonly string[]) {
  const encrypted = (password: string) =>
    key.startsWith('rsa-') ? encryptRsa(password, publicKey) : sm2.doEncrypt(password, publicKey, 1)
  return { texts: passwords.map(encrypted), key }
}

export async function encryptPassword(
  host: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<{ passwd: string; key: string }> {
  const { texts, key } = encryptUnder(await as({ host }, login.publicKey, {}, headers), [password])
  return { passwd: texts[0]!, key }
}

/** Login form: fresh key, encrypted password, development captcha. */
export async function loginForm(
  host: string,
  userCode: string,
  password: string,
  entrance?: Entrance,
  headers: Record<string, string> = {},
): Promise<LoginRequest> {
  const form = {
    userCode,
    ...(await encryptPassword(host, password, headers)),
    verifyCode: '0000',
    verifyKey: String(captchaKey++),
  }
  return entrance ? { ...form, entrance } : form
}
