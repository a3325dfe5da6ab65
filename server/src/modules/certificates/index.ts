import type { Module } from '#kit/module.ts'
import { certificateRoutes } from './certificate.routes.ts'

export { importRevocationList, trustAuthority } from './authority.service.ts'
export { hasCertificate } from './certificate.store.ts'
export { insertBinding } from './binding.service.ts'
export { readCertificate } from './x509.ts'

export const certificates: Module = { routes: certificateRoutes }
