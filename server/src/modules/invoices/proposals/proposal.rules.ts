import { type ProposalAction, type ProposalStatus, proposalStatusNames } from '#contract/invoices/proposals.ts'
import type { Input } from '#contract/kit/route.ts'
import type { confirmInvoiceProposal } from '#contract/invoices/proposals.ts'
import { decimal, sum, units } from '#contract/kit/money.ts'
import { flow } from '#kit/flow.ts'
import { refuse } from '#kit/refusal.ts'
import type { Check, DataLine, InvoiceData, ReadInvoice } from '../reading/data.rules.ts'
import { invoiceCodeOf } from '../reading/invoiceCode.rules.ts'
import { isNegative } from '../reading/fine.rules.ts'
import { discountsOf, innerChecks } from '../reading/inner.rules.ts'
import { itemOf, short, taxNo } from '../reading/parts.rules.ts'

export const proposalFlow = flow<{ status: ProposalStatus }, ProposalStatus, ProposalAction>(
  {
    confirm: { from: ['waiting'], to: 'confirmed', needs: 'invoice.submit' },
    discard: { from: ['waiting'], to: 'discarded', needs: 'invoice.submit' },
  },
  proposalStatusNames,
)

type Confirmed = Input<typeof confirmInvoiceProposal>

const cents = (amount: string): string => decimal((units(amount) / 100n) * 100n)
function lineOf({ name, rate, net, tax }: Confirmed['lines'][number]): DataLine {
  const money = { net: cents(net), tax: cents(tax) }
  return {
    ...itemOf(short(name)),
    ...(rate === null
      ? ({ rate: null, rateKind: 'exempt' } as const)
      : ({ rate: decimal(units(rate)), rateKind: 'rate' } as const)),
    spec: '',
    unit: '',
    quantity: null,
    price: null,
    ...money,
    gross: sum([money.net, money.tax]),
    taxCode: '',
  }
}

/** The QR code was printed by the tax platform: what it says cannot be corrected. */
function proveCode({ code, number, issuedOn, net, gross }: InvoiceData, codeText: string): void {
  const printed = invoiceCodeOf(codeText)
  if (printed === undefined) return
  const amount = printed.isDigital ? gross : net
  const isSame =
    printed.code === code && printed.number === number && printed.issuedOn === issuedOn && printed.amount === amount
  if (!isSame) refuse('invoice.codeDiffers', { number: printed.number, amount: printed.amount, day: printed.issuedOn })
}

/**
 * Invoice that a person confirmed, with the same checks as one that was read from its data; `today` is the business day.
 * Red invoices need their original file, which names the one that they reverse.
 */
export function confirmedInvoice(confirmed: Confirmed, codeText: string, today: string): ReadInvoice {
  const lines = confirmed.lines.map(lineOf)
  const [net, tax] = [sum(lines.map((line) => line.net)), sum(lines.map((line) => line.tax))]
  const gross = sum([net, tax])
  if (isNegative(gross)) refuse('invoice.redNeedsOriginal')
  const data: InvoiceData = {
    kind: confirmed.kind,
    isRed: false,
    code: confirmed.code ?? '',
    number: confirmed.number,
    blueNumber: '',
    redFormNo: '',
    issuedOn: confirmed.issuedOn,
    seller: { no: taxNo(confirmed.sellerNo), name: short(confirmed.sellerName) },
    buyer: { no: taxNo(confirmed.buyerNo), name: short(confirmed.buyerName) },
    net,
    tax,
    gross,
    capitals: '',
    remark: '',
    lines,
  }
  const isDigital = data.number.length === 20
  if (!isDigital && data.number.length !== 8) refuse('invoice.incomplete', { part: '发票号码' })
  if (isDigital !== (data.code === '') || !/^(\d{10}|\d{12})?$/.test(data.code))
    refuse('invoice.incomplete', { part: '发票代码' })
  proveCode(data, codeText)
  const typed: Check = { rule: 'source', outcome: 'warn', facts: {} }
  return { data, form: 'typed', discountOf: discountsOf(data), checks: [...innerChecks(data, today), typed] }
}
