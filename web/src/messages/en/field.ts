import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { field as zh } from '../zh-CN/field.ts'

/** Names of the fields of forms and tables, by the name that they have on the wire. */
export const field: SameKeys<typeof zh> = {
  userCode: 'User name',
  consignee: 'Consignee',
  mobile: 'Phone',
  regions: 'Region',
  detail: 'Address',
  isDefault: 'Default',
  title: 'Title',
  invoiceType: 'Invoice type',
  taxNo: 'Taxpayer number',
  address: 'Registered address',
  phone: 'Registered phone',
  bank: 'Bank',
  bankAccount: 'Bank account',
  name: 'Name',
  shortName: 'Short name',
  code: 'Code',
  creditCode: 'Credit code',
  region: 'Region',
  contactName: 'Contact',
  contactTel: 'Contact phone',
}
