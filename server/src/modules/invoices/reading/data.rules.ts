import type { CheckOutcome, CheckRule, DataForm, InvoiceKind, RateKind } from '#contract/invoices/invoice.ts'

export interface Party {
  /** Tax number. */
  readonly no: string
  readonly name: string
}

export interface DataLine {
  /** Name without its class. */
  readonly name: string
  readonly className: string
  readonly spec: string
  readonly unit: string
  readonly quantity: string | null
  readonly price: string | null
  readonly net: string
  readonly rate: string | null
  readonly rateKind: RateKind
  readonly tax: string
  readonly gross: string
  readonly taxCode: string
}

/** What an invoice says, whatever the form of its file. */
export interface InvoiceData {
  readonly kind: InvoiceKind
  readonly isRed: boolean
  readonly code: string
  readonly number: string
  readonly blueNumber: string
  readonly redFormNo: string
  readonly issuedOn: string
  readonly seller: Party
  readonly buyer: Party
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly capitals: string
  readonly remark: string
  readonly lines: readonly DataLine[]
}

export interface Check {
  readonly rule: CheckRule
  readonly outcome: CheckOutcome
  readonly facts: Readonly<Record<string, string | number>>
}

/** Invoice that was read: its data, the lines that discount others by index, and what the checks found. */
export interface ReadInvoice {
  readonly data: InvoiceData
  readonly form: DataForm
  /** Line number of the line that each line discounts. */
  readonly discountOf: readonly (number | null)[]
  readonly checks: readonly Check[]
}
