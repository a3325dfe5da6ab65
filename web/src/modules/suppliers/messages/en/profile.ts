import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { supplierProfile as zh } from '../zh-CN/profile.ts'

export const supplierProfile: SameKeys<typeof zh> = {
  deals: 'Dealings',
  deal: { open: 'Open', blocked: 'Restricted' },
  block: '{{kind}}, until {{until}}',
  endless: 'it is lifted',
  facts: 'Company',
  certificates: 'Certificates',
  people: 'People',
  none: 'No certificates yet',
  noneReason: 'Certificates of registrations and changes appear here.',
  certificate: {
    type: 'Certificate',
    issuer: 'Issuer',
    to: 'Valid until',
    endless: 'Does not expire',
    state: 'Status',
    states: { valid: 'In force', expiring: 'Expires in {{days}} days', expired: 'Expired {{days}} days ago' },
    files: 'Files',
  },
  field: {
    name: 'Company',
    shortName: 'Short name',
    code: 'Supplier code',
    creditCode: 'Credit code',
    legalPerson: 'Legal representative',
    region: 'Region',
    address: 'Address',
    contactName: 'Contact',
    contactTel: 'Phone',
    email: 'Email',
  },
}
