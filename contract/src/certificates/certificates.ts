import { Entrance } from '#contract/kit/entrance.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { LoginResult } from '#contract/login/login.ts'

/** What a challenge is signed for; signed for one thing, it proves nothing for another. */
export const ChallengePurpose = OneOf(['login', 'bind', 'check'])
export type ChallengePurpose = Static<typeof ChallengePurpose>

/** A challenge that the key of a certificate has signed. */
const proof = {
  challengeId: Text(64),
  certificate: { ...Text(16_384), description: 'DER in base64, or PEM' },
  signature: {
    ...Text(2048),
    description:
      "base64, over the challenge's UTF-8: SM2 with SM3 and the default user id; RSA with SHA-256, PKCS#1 v1.5 or PSS; ECDSA P-256 with SHA-256",
  },
}
export const Proof = shape(proof)
export type Proof = Static<typeof Proof>

export const getChallenge = route({
  method: 'GET',
  path: '/sysrest/api/ca/getChallenge',
  access: 'public',
  writes: true,
  rateLimit: 'captcha',
  summary: 'A text for the key of a certificate to sign: once, within two minutes, from the address that asked for it.',
  input: shape({ purpose: Optional(ChallengePurpose) }),
  reply: shape({ challengeId: Type.String(), challenge: Type.String(), seconds: Type.Integer() }),
})

export const caLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/caLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Logs in with a certificate whose key has signed a challenge. A serial number alone is taken only where the tenant has set caLoginBySerial.',
  input: shape({
    dognum: { ...Text(128), description: "the certificate's serial number, hex" },
    challengeId: Optional(proof.challengeId),
    certificate: Optional(proof.certificate),
    signature: Optional(proof.signature),
    entrance: Optional(Entrance),
  }),
  reply: LoginResult,
})

/** A certificate as people read it. */
const facts = {
  serial: Type.String({ description: 'hex, the dognum of a login' }),
  subject: Type.String(),
  issuer: Type.String(),
  notAfter: Instant,
}
export const CheckedCertificate = shape({
  ...facts,
  notBefore: Instant,
  algorithm: OneOf(['SM2', 'RSA', 'ECDSA']),
  fingerprint: Type.String({ description: 'SHA-256, hex' }),
})
export type CheckedCertificate = Static<typeof CheckedCertificate>

export const checkCertificate = route({
  method: 'POST',
  path: '/sysrest/api/ca/check',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'The same check as for a login, without one: signature, chain, validity, revocation list.',
  input: Proof,
  reply: CheckedCertificate,
})

/** An issuer of certificates whose driver people may need. */
export const CaInfo = shape({
  caCode: Type.String(),
  caName: Type.String(),
  downloadUrl: Type.String({ description: "where the driver is fetched: https, or a path of the tenant's own site" }),
})
export type CaInfo = Static<typeof CaInfo>

export const getAllCaInfos = route({
  method: 'GET',
  path: '/sysrest/api/caInfo/getAllCaInfos',
  access: 'public',
  summary: 'The issuers of certificates, each with the download of its driver.',
  input: Nothing,
  reply: List(CaInfo),
})

export const BoundCertificate = shape({ id: Id, ...facts, boundAt: Instant, lastUsedAt: Maybe(Instant) })
export type BoundCertificate = Static<typeof BoundCertificate>

export const myCertificates = route({
  method: 'GET',
  path: '/sysrest/api/caInfo/myCertificates',
  access: 'session',
  summary: 'The certificates that I log in with.',
  input: Nothing,
  reply: List(BoundCertificate),
})

export const bindCertificate = route({
  method: 'POST',
  path: '/sysrest/api/caInfo/bind',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary:
    'Adds a certificate to those that I log in with; its key has signed a challenge for that, and I have shown my password again (factor/prove).',
  input: shape({ ...proof, key: Text(64), userCode: Text(64) }),
  reply: BoundCertificate,
})

export const unbindCertificate = route({
  method: 'POST',
  path: '/sysrest/api/caInfo/unbind',
  access: 'session',
  summary: 'I no longer log in with this certificate.',
  input: shape({ id: Id }),
  reply: Done,
})

export const certificatesRefusals = {
  'ca.challengeGone': [2301, '验证已失效，请重试', 'This verification has expired. Please try again.'],
  'ca.unreadable': [2302, '无法识别该证书', "This certificate can't be read."],
  'ca.untrusted': [
    2303,
    '该证书不是由受信任的 CA 机构签发的',
    "This certificate wasn't issued by a trusted authority.",
  ],
  'ca.expired': [2304, '证书已过期，请联系 CA 机构更新', 'This certificate has expired. Ask your CA to renew it.'],
  'ca.notYetValid': [2305, '证书尚未生效', "This certificate isn't valid yet."],
  'ca.revoked': [2306, '证书已被吊销', 'This certificate has been revoked.'],
  'ca.noList': [
    2307,
    '暂时无法核验证书是否已吊销，请联系单位管理员',
    "We can't check whether this certificate has been revoked. Contact your administrator.",
  ],
  'ca.weak': [2308, '证书使用的算法或密钥强度不符合要求', "This certificate's algorithm or key isn't strong enough."],
  'ca.notForLogin': [2309, '该证书不能用于登录', "This certificate can't be used to sign in."],
  'ca.wrongSignature': [2310, '签名验证失败', 'Signature verification failed.'],
  'ca.unbound': [
    2311,
    '该证书尚未绑定账号，请用其他方式登录后绑定',
    "This certificate isn't bound to an account. Sign in another way, then bind it.",
  ],
  'ca.taken': [2312, '该证书已绑定其他账号', 'This certificate is already bound to another account.'],
  'ca.keyMissing': [2313, '请插入 U-key 后登录', 'Insert your U-key to sign in.'],
  'ca.notAuthority': [2314, '该证书不是有效的 CA 证书', "This isn't a valid CA certificate."],
  'ca.listOfNobody': [
    2315,
    '该吊销列表的签发机构不受信任',
    'This revocation list was issued by an untrusted authority.',
  ],
  'ca.listOld': [2316, '该吊销列表已过期或不是最新的', "This revocation list has expired or isn't the latest."],
} as const satisfies Refusals
