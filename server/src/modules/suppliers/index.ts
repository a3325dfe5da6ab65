import type { Module } from '#kit/module.ts'
import { supplierRoutes } from './supplier.routes.ts'
import { findSupplier } from './supplier.store.ts'

export { supplierFlow } from './supplier.rules.ts'
export { createSupplier, ownSupplier } from './supplier.service.ts'
export {
  activeSuppliers,
  findSupplier,
  findSupplierByCode,
  suppliersNamed,
  type SupplierRow,
} from './supplier.store.ts'

export const suppliers: Module = {
  routes: supplierRoutes,
  queryPorts: { supplierName: async (db, supplierId) => (await findSupplier(db, supplierId)).name },
}
