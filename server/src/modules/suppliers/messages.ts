import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import type { Messages } from '#kit/messages.ts'

export const suppliersMessages: Messages = {
  'supplierCertificate.expiring': ({ data: { supplierId, supplierName, type, no, lastDay } }) => {
    const facts = { supplierName, certificate: certificateTypeNames[type][0], no, lastDay }
    return [
      { template: 'certificateExpiring', to: { supplier: supplierId }, facts },
      { template: 'certificateExpiringOfSupplier', to: { operatorsWith: 'supplier.approve' }, facts },
    ]
  },
}
