import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { field as zh } from '../zh-CN/field.ts'

/** Names of the fields of forms and tables, by the name that they have on the wire. */
export const field: SameKeys<typeof zh> = {
  userCode: 'Username',
  consignee: 'Consignee',
  mobile: 'Phone',
  regions: 'Region',
  detail: 'Street address',
  isDefault: 'Set as default',
  title: 'Invoice title',
  invoiceType: 'Invoice type',
  taxNo: 'Taxpayer ID',
  address: 'Registered address',
  phone: 'Registered phone',
  bank: 'Bank',
  bankAccount: 'Bank account',
  name: 'Name',
  shortName: 'Short name',
  code: 'Code',
  creditCode: 'Unified social credit code',
  region: 'Region',
  contactName: 'Contact',
  contactTel: 'Contact phone',
}
