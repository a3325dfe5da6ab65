import type { Module } from '#kit/module.ts'
import { certificateRoutes } from './certificate.routes.ts'

export { takeList, trustAuthority } from './authority.service.ts'
export { caInfosIn } from './caInfo.rules.ts'
export { hasCertificate } from './certificate.store.ts'
export { bindTo } from './certificate.service.ts'
export { readCertificate } from './x509.ts'

export const certificates: Module = { routes: certificateRoutes }
