import type { Module } from '#kit/module.ts'
import { certificateRoutes } from './certificate.routes.ts'
import type { ReadCertificate } from './x509.ts'

export { inside, partsIn } from './der.ts'
export { importRevocationList, trustAuthority } from './authority.service.ts'
export type { ReadCertificate } from './x509.ts'
export { certificateToSign, hasSigned, proveCertificate, trustFor } from './signing.service.ts'
export { hasCertificate } from './certificate.store.ts'
export { insertBinding } from './binding.service.ts'

/** Reads a certificate; undefined if it is not one. */
export const readCertificate = async (given: string | Uint8Array): Promise<ReadCertificate | undefined> =>
  (await import('./x509.library.ts')).readCertificate(given)

export const certificates: Module = { routes: certificateRoutes }
