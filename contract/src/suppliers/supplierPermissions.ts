import type { Permission } from '#contract/permissions.ts'

/** Permissions that accounts of suppliers can have. */
export const supplierPermissions: readonly Permission[] = [
  'supplierOrder.read',
  'supplierOrder.accept',
  'supplierOrder.deliver',
  'supplierReturn.handle',
  'product.manage',
  'product.import',
  'supplierProject.join',
  'supplierAgreement.confirm',
  'supplierContract.read',
  'supplierContract.sign',
  'supplierInvoice.read',
  'supplierSettlement.read',
  'supplierSettlement.confirm',
  'supplierPayment.read',
]

/** Permissions of a supplier's administrators besides. */
export const administratorPermissions: readonly Permission[] = ['supplierPeople.manage']
