import type { SupplierStatus } from '#contract/suppliers/suppliers.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'suppliers.status': SupplierStatus
}
