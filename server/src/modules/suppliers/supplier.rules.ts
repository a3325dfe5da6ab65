import { type SupplierAction, type SupplierStatus, supplierStatusNames } from '#contract/suppliers/suppliers.ts'
import { flow } from '#kit/flow.ts'

export const supplierFlow = flow<{ status: SupplierStatus }, SupplierStatus, SupplierAction>(
  {
    suspend: { from: ['active'], to: 'suspended', needs: 'supplier.manage' },
    resume: { from: ['suspended'], to: 'active', needs: 'supplier.manage' },
  },
  supplierStatusNames,
)
