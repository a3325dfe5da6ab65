import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { catalogueReview as zhReview, supplierCatalogues as zh } from '../zh-CN/supplierCatalogues.ts'

const field = {
  supplierName: 'Supplier',
  name: 'Catalogue',
  audience: 'For',
  period: 'Period',
  products: 'Products',
} as const

export const catalogueReview: SameKeys<typeof zhReview> = {
  title: 'Supplier catalogues',
  purpose:
    'Review catalogues of suppliers. Products in a published one that is not for everyone are shown and sold to its companies only.',
  keyword: 'Catalogue',
  hint: 'Supplier, catalogue or company',
  none: 'No matching catalogues',
  noneReason: 'Try another keyword or status.',
  empty: 'No catalogues yet',
  emptyReason: 'Catalogues that suppliers submit appear here.',
  detailTitle: 'Catalogue',
  endless: 'no end',
  notInForce: 'Outside its period',
  product: 'Product',
  productState: 'Status',
  live: { on: 'On sale', off: 'Not on sale' },
  noProducts: 'No products',
  action: { publish: 'Publish', sendBack: 'Send back', withdraw: 'Withdraw' },
  happened: {
    supplierCatalogue: {
      saved: 'Saved',
      submitted: 'Submitted',
      recalled: 'Recalled',
      takenDown: 'Withdrawn by the supplier',
      removed: 'Removed',
      published: 'Published',
      sentBack: 'Sent back',
      withdrawn: 'Withdrawn',
    },
  },
  field: { ...field, handler: 'Reviewed by' },
}

export const supplierCatalogues: SameKeys<typeof zh> = {
  title: 'Catalogues',
  purpose: 'Offer products to everyone, to chosen companies or under an agreement. Catalogues hold once published.',
  add: 'New catalogue',
  editTitle: 'Edit catalogue',
  scopeNote: {
    all: 'The products are shown and sold to everyone.',
    departments: 'Once published, the products are shown and sold to the chosen companies and all below them only.',
    agreement: 'Once published, the products are shown and sold to companies with prices of the agreement only.',
  },
  takeDownTitle: 'Withdraw the catalogue?',
  takeDownText: 'Products of “{{name}}” will be visible to everyone, unless another catalogue restricts them.',
  removeTitle: 'Remove the catalogue?',
  removeText: '“{{name}}” will be removed. This cannot be undone.',
  none: 'No matching catalogues',
  noneReason: 'Try another status.',
  empty: 'No catalogues yet',
  emptyReason: 'Make a catalogue and submit it for review.',
  detailTitle: 'Catalogue',
  action: { edit: 'Edit', submit: 'Submit', recall: 'Recall', takeDown: 'Withdraw', remove: 'Remove' },
  form: {
    name: 'Name',
    scope: 'For',
    deptIds: { label: 'Companies', hint: 'With all departments below them' },
    agreementId: 'Agreement',
    startsOn: 'From',
    endsOn: { label: 'To', hint: 'Empty: no end' },
    productIds: { label: 'Products', hint: 'Those on sale' },
  },
  field,
}
