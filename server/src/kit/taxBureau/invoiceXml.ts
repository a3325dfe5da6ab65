import { capitalMoney } from '#contract/kit/format.ts'
import { decimal, minus, sum, taxWithin, units } from '#contract/kit/money.ts'

export interface WrittenLine {
  readonly name: string
  readonly className?: string
  readonly spec?: string
  readonly unit?: string
  readonly quantity?: number
  /** With tax. */
  readonly gross: string
  /** Percent; null: tax-exempt. */
  readonly rate: string | null
  readonly taxCode?: string
}

export interface WrittenParty {
  readonly no: string
  readonly name: string
}

export interface WrittenInvoice {
  readonly number: string
  readonly issuedOn: string
  readonly isOrdinary?: boolean
  readonly seller: WrittenParty
  readonly buyer: WrittenParty
  readonly lines: readonly WrittenLine[]
  readonly remark?: string
  /** Number of the invoice that a red one reverses. */
  readonly reverses?: string
  /** Red letter under which it does. */
  readonly redFormNo?: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const element = (name: string, content: string): string => `<${name}>${content}</${name}>`
const text = (name: string, content: string): string => element(name, escaped(content))
const labelled = (name: string, code: string): string => element(name, text('LabelCode', code))

/** Unit price without tax, with the 13 decimals that invoices have. */
export function unitPrice(net: string, quantity: number): string {
  const scale = 10n ** 9n
  const digits = ((units(net) * scale) / BigInt(quantity)).toString().padStart(14, '0')
  return `${digits.slice(0, -13)}.${digits.slice(-13)}`
}

const party = ({ no, name }: WrittenParty, side: 'Seller' | 'Buyer'): string =>
  element(`${side}Information`, text(`${side}IdNum`, no) + text(`${side}Name`, name))

function lineOf({ name, className, spec, unit, quantity, gross, rate, taxCode }: WrittenLine): string {
  const tax = rate === null ? '0.00' : taxWithin(gross, rate)
  const net = minus(gross, tax)
  const fraction = rate === null ? '免税' : decimal((units(rate) * 100n) / 10_000n, 4)
  return element(
    'IssuItemInformation',
    [
      text('ItemName', className === undefined ? name : `*${className}*${name}`),
      text('SpecMod', spec ?? ''),
      text('MeaUnits', unit ?? ''),
      text('Quantity', quantity === undefined ? '' : String(quantity)),
      text('UnPrice', quantity === undefined ? '' : unitPrice(net, quantity)),
      text('Amount', net),
      text('TaxRate', fraction),
      text('ComTaxAm', rate === null ? '***' : tax),
      text('TotaltaxIncludedAmount', decimal(units(gross))),
      text('TaxClassificationCode', taxCode ?? ''),
    ].join(''),
  )
}

/** Digital invoice as the XML that the tax platform gives out. */
export function invoiceXml(invoice: WrittenInvoice): string {
  const { number, issuedOn, isOrdinary, seller, buyer, lines, remark, reverses, redFormNo } = invoice
  const gross = sum(lines.map((line) => line.gross))
  const tax = sum(lines.map((line) => (line.rate === null ? '0.00' : taxWithin(line.gross, line.rate))))
  const label =
    labelled('InIssuType', reverses === undefined ? 'Y' : 'N') +
    labelled('EInvoiceType', '01') +
    labelled('GeneralOrSpecialVAT', isOrdinary ? '02' : '01')
  const basic = [
    text('TotalAmWithoutTax', minus(gross, tax)),
    text('TotalTaxAm', tax),
    text('TotalTax-includedAmount', gross),
    text('TotalTax-includedAmountInChinese', capitalMoney(gross).replaceAll('元', '圆').replace(/^负/, '（负数）')),
    text('RequestTime', `${issuedOn} 10:20:30`),
  ].join('')
  const red =
    reverses === undefined
      ? ''
      : element('RedEInvoice', text('OriginalInvoiceCode', reverses) + text('CreditNoteNumber', redFormNo ?? ''))
  const data = [
    party(seller, 'Seller'),
    party(buyer, 'Buyer'),
    element('BasicInformation', basic),
    ...lines.map(lineOf),
    element('SpecificInformation', red),
    element('AdditionalInformation', text('Remark', remark ?? '')),
  ].join('\n')
  const supervision = text('InvoiceNumber', number) + text('IssueTime', `${issuedOn} 10:20:31`)
  const header = text('EIid', number) + text('Version', '0.35') + element('InherentLabel', label)
  const body = element('Header', header) + element('EInvoiceData', data) + element('TaxSupervisionInfo', supervision)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('EInvoice', body)}\n`
}
