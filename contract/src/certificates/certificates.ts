import { Entrance } from '#contract/kit/entrance.ts'
import { route } from '#contract/kit/route.ts'
import { Instant, List, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { LoginResult } from '#contract/login/login.ts'

/** Purpose of a challenge; a signature for one purpose is not valid for another. */
export const ChallengePurpose = OneOf(['login', 'bind', 'check', 'seal'])
export type ChallengePurpose = Static<typeof ChallengePurpose>

/** Proof of possession: a challenge signed with the certificate's key. */
export const proof = {
  challengeId: Text(64),
  certificate: { ...Text(16_384), description: 'DER in base64, or PEM' },
  signature: {
    ...Text(2048),
    description:
      "base64 signature of the challenge's UTF-8 bytes: SM2 with SM3 and the default user id; RSA with SHA-256, PKCS#1 v1.5 or PSS; ECDSA P-256 with SHA-256",
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
  summary: "Create a challenge for a certificate's key to sign; valid once, for two minutes, from the same IP address",
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
    'Log in with a certificate whose key has signed a challenge; a serial number alone is accepted only with the tenant setting caLoginBySerial',
  input: shape({
    dognum: { ...Text(128), description: 'serial number of the certificate, hex' },
    challengeId: Optional(proof.challengeId),
    certificate: Optional(proof.certificate),
    signature: Optional(proof.signature),
    entrance: Optional(Entrance),
  }),
  reply: LoginResult,
})

/** Readable data of a certificate. */
export const facts = {
  serial: Type.String({ description: 'serial number in hex, the dognum of a login' }),
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
  summary: 'Verify a certificate as a login does, without logging in: signature, chain, validity, revocation list',
  input: Proof,
  reply: CheckedCertificate,
})

/** Certificate authority with its driver download. */
export const CaInfo = shape({
  caCode: Type.String(),
  caName: Type.String(),
  downloadUrl: Type.String({ description: "driver download: an https URL, or a path of the tenant's own site" }),
})
export type CaInfo = Static<typeof CaInfo>

export const getAllCaInfos = route({
  method: 'GET',
  path: '/sysrest/api/caInfo/getAllCaInfos',
  access: 'public',
  summary: 'List the certificate authorities with their driver downloads',
  input: Nothing,
  reply: List(CaInfo),
})
