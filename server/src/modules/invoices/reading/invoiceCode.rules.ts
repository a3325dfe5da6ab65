import { centsOf } from './fine.rules.ts'

/** What the QR code of an invoice says; the amount is with tax for digital invoices and without it for older ones. */
export interface InvoiceCode {
  readonly kind: 'special' | 'ordinary'
  readonly code: string
  readonly number: string
  readonly amount: string
  readonly issuedOn: string
  readonly isDigital: boolean
}

const specialTypes = new Set(['01', '08', '31'])
const digitalTypes = new Set(['31', '32'])

/** Data of `01,type,code,number,amount,yyyymmdd,check,crc`; undefined for any other QR code. */
export function invoiceCodeOf(text: string): InvoiceCode | undefined {
  const [version, type = '', code = '', number = '', amount = '', day = ''] = text.split(',')
  const cents = centsOf(amount)
  const isInvoice = version === '01' && /^\d{2}$/.test(type) && /^(\d{8}|\d{20})$/.test(number) && /^\d{8}$/.test(day)
  if (!isInvoice || cents === undefined || !/^(\d{10,12})?$/.test(code)) return undefined
  const issuedOn = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const kind = specialTypes.has(type) ? 'special' : 'ordinary'
  return { kind, code, number, amount: cents, issuedOn, isDigital: digitalTypes.has(type) }
}
