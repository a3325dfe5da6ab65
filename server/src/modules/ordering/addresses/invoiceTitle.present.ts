import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { InvoiceTitleRow } from './invoiceTitle.store.ts'

export const presentTitle = (row: InvoiceTitleRow): InvoiceTitle => ({
  invoiceTitleId: row.id,
  title: row.title,
  taxNo: row.tax_no,
  invoiceType: row.invoice_type,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  bankAccount: row.bank_account,
  isDefault: row.is_default,
})

/** Placeholder title: the department has none, or nobody has chosen one yet. */
export const noTitle = {
  invoiceTitleId: '0',
  title: '',
  taxNo: '',
  invoiceType: 'normal',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  isDefault: false,
} as const
