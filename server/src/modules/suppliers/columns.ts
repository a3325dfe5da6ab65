import type { SupplierStatus } from '#contract/suppliers/suppliers.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'suppliers.status': SupplierStatus
}
