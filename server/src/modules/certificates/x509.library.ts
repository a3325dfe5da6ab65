/**
 * Parsers of certificates, lists and signatures, with their ASN.1 libraries. Services import this module lazily,
 * because most installations have no login by certificate and save the memory.
 */
export { readRevocationList } from './revocationList.ts'
export { hasSignedChallenge } from './signature.ts'
export { derOf } from './x509.parts.ts'
export { readCertificate } from './x509.ts'
