import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'

/** One level of an address. Province, city and district have six digits, a street or town nine (twelve with its village). */
export const Region = shape({
  code: Type.String({ pattern: '^[1-9][0-9]{5}([0-9]{3}){0,2}$' }),
  name: Text(40),
})
export type Region = Static<typeof Region>

/** From the province down: three levels, or four where the district has streets. */
export const Regions = Type.Array(Region, { minItems: 3, maxItems: 4 })

export const AddressDraft = shape({
  addressId: Optional(Id),
  consignee: Text(40),
  mobile: Formatted('telephone'),
  regions: Regions,
  detail: Text(200),
  isDefault: Type.Boolean(),
})
export type AddressDraft = Static<typeof AddressDraft>
export const Address = shape({
  addressId: Id,
  consignee: Type.String(),
  mobile: Type.String(),
  regions: Type.Array(Region),
  detail: Type.String(),
  isDefault: Type.Boolean(),
  fullAddress: Type.String({ description: 'the regions and the detail in one line' }),
})
export type Address = Static<typeof Address>

export const queryReceiverAddress = route({
  method: 'GET',
  path: '/orderrest/api/receiverAddr/queryReceiverAddress',
  access: 'cart.use',
  summary: 'My delivery addresses, the default one first.',
  input: Nothing,
  reply: List(Address),
})
export const saveReceiverAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/save',
  access: 'address.manage',
  summary: 'Adds a delivery address of mine, or changes the one with this id. The first one is the default.',
  input: AddressDraft,
  reply: Address,
})
export const removeReceiverAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/remove',
  access: 'address.manage',
  summary: 'Removes a delivery address of mine; orders keep their copy.',
  input: shape({ addressId: Id }),
  reply: Done,
})
export const setDefaultAddress = route({
  method: 'POST',
  path: '/orderrest/api/receiverAddr/setDefault',
  access: 'address.manage',
  summary: 'Makes one of my addresses the default.',
  input: shape({ addressId: Id }),
  reply: Done,
})

/** `special` 增值税专用发票, `normal` 增值税普通发票, both electronic. */
export const InvoiceType = OneOf(['special', 'normal'])
export type InvoiceType = Static<typeof InvoiceType>

const invoiceTitleFields = {
  title: Text(100),
  taxNo: Formatted('taxpayerNumber'),
  invoiceType: InvoiceType,
  address: Note(200),
  phone: FormattedNote('telephone'),
  bank: Note(100),
  bankAccount: Note(40),
  isDefault: Type.Boolean(),
}
/** A special invoice needs address, phone, bank and bank account. */
export const InvoiceTitleDraft = shape({ invoiceTitleId: Optional(Id), ...invoiceTitleFields })
export type InvoiceTitleDraft = Static<typeof InvoiceTitleDraft>
/** As it is kept, also where it was before the formats were asked for. */
export const InvoiceTitle = shape({
  invoiceTitleId: Id,
  ...invoiceTitleFields,
  taxNo: Type.String(),
  phone: Type.String(),
})
export type InvoiceTitle = Static<typeof InvoiceTitle>
/** `isOwn`: it is my department's, not of one above it; only those are changed and removed here. */
export const ListedInvoiceTitle = shape({ ...InvoiceTitle.properties, isOwn: Type.Boolean() })
export type ListedInvoiceTitle = Static<typeof ListedInvoiceTitle>

export const listInvoiceTitles = route({
  method: 'GET',
  path: '/orderrest/api/invoiceTitle/list',
  access: 'cart.use',
  summary: 'The invoice titles of my department and of those above it, the default one first.',
  input: Nothing,
  reply: List(ListedInvoiceTitle),
})
export const saveInvoiceTitle = route({
  method: 'POST',
  path: '/orderrest/api/invoiceTitle/save',
  access: 'address.manage',
  summary: "Adds an invoice title of my department, or changes one of my department's.",
  input: InvoiceTitleDraft,
  reply: InvoiceTitle,
})
export const removeInvoiceTitle = route({
  method: 'POST',
  path: '/orderrest/api/invoiceTitle/remove',
  access: 'address.manage',
  summary:
    "Removes an invoice title of my department's, but not the last one that it can order with; orders keep their copy.",
  input: shape({ invoiceTitleId: Id }),
  reply: Done,
})

export const addressesRefusals = {
  'address.regions': [40001, '所在地区有误，请逐级选择', 'The region is invalid. Select it level by level.'],
  'address.tooMany': [40002, '最多保存 {most} 个收货地址', 'You can save up to {most} delivery addresses.'],
  'invoiceTitle.incomplete': [
    40003,
    '专用发票须填写地址、电话、开户行和账号',
    'Special VAT invoices need an address, phone, bank and bank account.',
  ],
  'invoiceTitle.last': [
    40004,
    '这是本部门最后一个可用的发票抬头，删除后将无法下单。请先新增发票抬头，再删除此抬头',
    "This is your department's last invoice title. Without it, no one can place orders. Add another one first.",
  ],
} as const satisfies Refusals
