import type { SameKeys } from '#web/messages/sameKeys.ts'
import type {
  categoryRules as zhRules,
  myQualifications as zhMine,
  qualifications as zh,
} from '../zh-CN/qualifications.ts'

const field = {
  supplierName: 'Supplier',
  categories: 'Categories',
  statement: 'Capabilities',
  files: 'Attachments',
  validTo: 'Last day',
  conditions: 'Conditions',
  required: 'Required certificates',
} as const

export const qualifications: SameKeys<typeof zh> = {
  title: 'Qualifications',
  purpose: 'Qualify suppliers by category. Two people are needed: one reviews, another decides.',
  add: 'Request qualification',
  addNote:
    'The supplier gets a message and submits its material for review. A qualification covers the categories and all below them.',
  open: 'Request and notify the supplier',
  keyword: 'Qualification',
  hint: 'Supplier or category',
  none: 'No matching qualifications',
  noneReason: 'Try another keyword or status.',
  empty: 'No qualifications yet',
  emptyReason: 'Requests of suppliers and your own appear here.',
  detailTitle: 'Qualification',
  noneRequired: 'These categories require no certificates',
  certificate: { valid: 'In force', expiring: 'Expiring soon', expired: 'Expired', missing: 'Missing' },
  states: { expiring: 'Expiring soon', expired: 'Expired' },
  proposals: {
    qualified: 'Qualified proposed',
    conditional: 'Conditional proposed',
    unqualified: 'Not qualified proposed',
  },
  action: {
    sendBack: 'Send back',
    review: 'Review',
    reopen: 'Review again',
    qualify: 'Qualify',
    condition: 'Qualify with conditions',
    disqualify: 'Not qualified',
    cancel: 'Cancel',
  },
  reviewTitle: 'Review qualification',
  qualifyTitle: 'Qualify supplier',
  conditionTitle: 'Qualify with conditions',
  openForm: { supplierId: 'Supplier', categoryIds: 'Categories' },
  form: {
    proposal: {
      label: 'Result',
      options: { qualified: 'Qualified', conditional: 'Conditional', unqualified: 'Not qualified' },
    },
    opinion: { label: 'Review', hint: 'Licences, samples, site visits. The supplier does not see it.' },
    validTo: { label: 'Last day', hint: 'At most 3 years ahead' },
    conditions: { label: 'Conditions', hint: 'The supplier sees them' },
    reply: { label: 'Comment', hint: 'The supplier sees it' },
  },
  happened: {
    qualification: {
      opened: 'Requested',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      sentBack: 'Sent back',
      reviewed: 'Reviewed',
      reopened: 'Returned to review',
      qualified: 'Qualified',
      conditioned: 'Qualified with conditions',
      disqualified: 'Not qualified',
      cancelled: 'Cancelled',
      expiring: 'Expiring soon',
    },
  },
  field: {
    ...field,
    opener: 'Opened by',
    proposal: 'Result of the review',
    opinion: 'Review',
    reviewer: 'Reviewed by',
    handler: 'Decided by',
  },
}

export const myQualifications: SameKeys<typeof zhMine> = {
  title: 'Qualifications',
  purpose: 'Qualify for categories to list products and quote in projects of them',
  add: 'Apply',
  sent: 'Request submitted',
  withdrawText: 'You can change and submit it again.',
  none: 'No matching qualifications',
  noneReason: 'Try another status.',
  empty: 'No qualifications yet',
  emptyReason: 'Your requests and those of the operator appear here.',
  detailTitle: 'Qualification',
  action: { submit: 'Submit material' },
  form: {
    categoryIds: { label: 'Categories', hint: 'With all categories below them' },
    statement: { label: 'Capabilities', hint: 'Brands, capacity, references, service areas' },
    attachments: 'Attachments',
  },
  field,
}

export const categoryRules: SameKeys<typeof zhRules> = {
  title: 'Category requirements',
  purpose:
    'Certificates that a category requires, and whether only qualified suppliers list products and quote. They hold for all categories below.',
  add: 'Add requirements',
  editTitle: 'Edit requirements',
  keyword: 'Category',
  hint: 'Name or code',
  none: 'No matching requirements',
  noneReason: 'Try another name.',
  empty: 'No requirements',
  emptyReason: 'Categories without requirements are open to all suppliers.',
  gate: { on: 'Qualified only', off: 'Open' },
  removeTitle: 'Remove the requirements?',
  removeText: '“{{name}}” will require nothing any more. Qualifications are kept.',
  action: { edit: 'Edit', remove: 'Remove' },
  form: {
    categoryId: { label: 'Category', hint: 'With all categories below it' },
    certificates: { label: 'Required certificates', hint: 'Suppliers need them in force to qualify' },
    isGate: {
      label: 'Qualification required',
      hint: 'Suppliers that are not qualified, or lack a certificate in force, can neither list products nor quote',
    },
  },
  field: {
    categoryName: 'Category',
    certificates: 'Required certificates',
    isGate: 'Products and quotes',
    qualified: 'Qualified suppliers',
    createdAt: 'Created',
  },
}
