import type { Messages } from '#kit/messages.ts'

export const catalogueMessages: Messages = {
  'supplierCatalogue.submitted': ({ data: { supplierName, name } }) => ({
    template: 'catalogueSubmitted',
    to: { operatorsWith: 'supplierCatalogue.review' },
    facts: { supplierName, name },
  }),
  'supplierCatalogue.published': ({ data: { supplierId, name } }) => ({
    template: 'cataloguePublished',
    to: { supplier: supplierId },
    facts: { name },
  }),
  'supplierCatalogue.sentBack': ({ reason, data: { supplierId, name } }) => ({
    template: 'catalogueReturned',
    to: { supplier: supplierId },
    facts: { name, reason: reason ?? '' },
  }),
  'supplierCatalogue.withdrawn': ({ reason, data: { supplierId, name } }) => ({
    template: 'catalogueReturned',
    to: { supplier: supplierId },
    facts: { name, reason: reason ?? '' },
  }),
  'agreementPrice.expiring': ({ data: { supplierId, ...facts } }) => [
    { template: 'agreementExpiringForSupplier', to: { supplier: supplierId }, facts },
    { template: 'agreementExpiring', to: { operatorsWith: 'agreementPrice.manage' }, facts },
  ],
}
