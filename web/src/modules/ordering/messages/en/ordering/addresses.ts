import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { addresses as zh } from '../../zh-CN/ordering/addresses.ts'

export const addresses: SameKeys<typeof zh> = {
  field: {
    consignee: 'Consignee',
    mobile: 'Phone',
    regions: 'Region',
    detail: 'Address',
    isDefault: 'Set as default',
  },
  titleField: {
    title: 'Title',
    invoiceType: 'Invoice type',
    taxNo: 'Taxpayer number',
    address: 'Registered address',
    phone: 'Registered phone',
    bank: 'Bank',
    bankAccount: 'Bank account',
    isDefault: 'Set as default',
  },
  title: 'Delivery addresses',
  purpose: 'Delivery addresses and invoice titles for checkout',
  list: 'My delivery addresses',
  add: 'Add address',
  edit: 'Edit address',
  setDefault: 'Set as default',
  remove: "Delete “{{consignee}}, {{address}}”? Submitted orders aren't affected.",
  none: 'No addresses yet',
  titles: 'Invoice titles',
  addTitle: 'Add invoice title',
  editTitle: 'Edit invoice title',
  removeTitle: "Delete invoice title “{{title}}”? Submitted orders aren't affected.",
  noTitles: 'No invoice titles yet',
  specialNote: 'Special VAT invoices need a registered address, phone, bank and bank account.',
  taxNo: 'Taxpayer ID {{taxNo}}',
  saved: 'Saved',
}
