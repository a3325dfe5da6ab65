/**
 * What reads certificates, lists and signatures, with its ASN.1 libraries. Services import it where they read the first
 * one: most installations have no login by certificate, and keep the memory.
 */
export { readRevocationList } from './revocationList.ts'
export { hasSignedChallenge } from './signature.ts'
export { derOf } from './x509.parts.ts'
export { readCertificate } from './x509.ts'
