import { maskMobile } from '#contract/kit/format.ts'
import type { SupplierAccount } from '#contract/suppliers/supplierAccounts.ts'
import type { SupplierAccountRow } from '#modules/identity/index.ts'

/** Account of a supplier, as operators and the supplier's administrators see it. */
export const presentSupplierAccount = (row: SupplierAccountRow): SupplierAccount => ({
  userId: row.userId,
  userCode: row.userCode,
  userName: row.userName,
  mobile: maskMobile(row.mobile),
  email: row.email,
  hasInitialPassword: row.hasInitialPassword,
  status: row.isOpen ? 'active' : 'disabled',
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
})
