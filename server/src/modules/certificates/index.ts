import type { Module } from '#kit/module.ts'
import { certificateRoutes } from './certificate.routes.ts'
import type { ReadCertificate } from './x509.ts'

export { importRevocationList, trustAuthority } from './authority.service.ts'
export { hasCertificate } from './certificate.store.ts'
export { insertBinding } from './binding.service.ts'

/** Reads a certificate; undefined if it is not one. */
export const readCertificate = async (given: string | Uint8Array): Promise<ReadCertificate | undefined> =>
  (await import('./x509.library.ts')).readCertificate(given)

export const certificates: Module = { routes: certificateRoutes }
