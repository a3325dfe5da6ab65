import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { remindOfCertificates } from './certificates/reminder.service.ts'
import { suppliersMessages } from './messages.ts'
import { supplierRoutes } from './supplier.routes.ts'
import { findSupplier } from './supplier.store.ts'

export { certificatesOf } from './certificates/certificate.store.ts'
export { liftBlock, putBlock } from './block.service.ts'
export { profileOf } from './profile.present.ts'
export { changeProfile, registerSupplier } from './registration.service.ts'
export { rolesOf } from './supplierAccount.service.ts'
export { blocksInForce, isBlacklisted, refusalToDeal } from './deal.rules.ts'
export { supplierFlow } from './supplier.rules.ts'
export { endStandings, setStandings, takeExpiringStandings } from './standings/standing.store.ts'
export { createSupplier, demandDeal, ownSupplier } from './supplier.service.ts'
export {
  activeSuppliers,
  findByCreditCode,
  findByName,
  findSupplier,
  findSupplierByCode,
  lockSupplier,
  shareSuppliers,
  suppliersNamed,
  suppliersToChoose,
  type SupplierRow,
} from './supplier.store.ts'

export const suppliers: Module = {
  routes: supplierRoutes,
  messages: suppliersMessages,
  jobs: [everyTenant({ name: 'suppliers.remindOfCertificates', everySeconds: 3600, run: remindOfCertificates })],
  queryPorts: { supplierName: async (db, supplierId) => (await findSupplier(db, supplierId)).name },
}
