import type { SupplierAction, SupplierStatus } from '#contract/suppliers/suppliers.ts'
import { flow } from '#kit/flow.ts'
import { supplierStatusWords } from './supplier.export.rules.ts'

export const supplierFlow = flow<{ status: SupplierStatus }, SupplierStatus, SupplierAction>(
  {
    suspend: { from: ['active'], to: 'suspended', needs: 'supplier.manage' },
    resume: { from: ['suspended'], to: 'active', needs: 'supplier.manage' },
  },
  supplierStatusWords,
)
