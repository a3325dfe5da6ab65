import { daysBetween } from '#contract/kit/calendar.ts'
import { capitalMoney } from '#contract/kit/format.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import { refuse } from '#kit/refusal.ts'
import type { Check, DataLine, InvoiceData } from './data.rules.ts'
import { absolute, isNegative, isProduct, isTaxOf, isZero } from './fine.rules.ts'
import { hasCheckCharacter } from './taxNumber.rules.ts'

/** VAT rates in force, in percent; old and levied ones are still seen. */
const knownRates = new Set(['13.00', '9.00', '6.00', '5.00', '3.00', '1.50', '1.00', '0.00'])
const maxLines = 5000
const oldAfterDays = 360

const ok = (rule: Check['rule']): Check => ({ rule, outcome: 'ok', facts: {} })
const warn = (rule: Check['rule'], facts: Check['facts']): Check => ({ rule, outcome: 'warn', facts })

/** Capital numerals as invoices write them: 圆 for 元, 正 for 整, and the sign in brackets. */
const plainCapitals = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s()⊗]/g, '')
    .replaceAll('圆', '元')
    .replaceAll('正', '整')
    .replace(/^负数/, '负')

function capitalsCheck({ capitals, gross }: InvoiceData): Check {
  const stated = plainCapitals(capitals)
  return stated === '' || stated === capitalMoney(gross) ? ok('capitals') : warn('capitals', { capitals })
}

const taxNoCheck = (rule: 'sellerTaxNo' | 'buyerTaxNo', no: string): Check =>
  hasCheckCharacter(no) ? ok(rule) : warn(rule, { no })

function ratesCheck(lines: readonly DataLine[]): Check {
  const unknown = lines.find(({ rate }) => rate !== null && !knownRates.has(rate))
  return unknown === undefined ? ok('rates') : warn('rates', { rate: Number(unknown.rate) })
}

function ageCheck(issuedOn: string, today: string): Check {
  if (issuedOn > today) refuse('invoice.issuedLater', { day: issuedOn })
  return daysBetween(issuedOn, today) > oldAfterDays ? warn('age', { day: issuedOn }) : ok('age')
}

/**
 * Line number of the line that each line discounts: a discount has the opposite sign, no quantity, follows its line and is
 * not larger. Refuses with `invoice.discount` and `invoice.lineAmount`.
 */
export function discountsOf({ lines, isRed }: InvoiceData): (number | null)[] {
  return lines.map((line, index) => {
    const isDiscount = !isZero(line.net) && isNegative(line.net) !== isRed
    if (!isDiscount) return null
    const before = lines[index - 1]
    const isOf =
      before !== undefined &&
      isNegative(before.net) === isRed &&
      before.name === line.name &&
      before.rate === line.rate &&
      line.quantity === null &&
      compare(absolute(line.net), absolute(before.net)) <= 0
    return isOf ? index : refuse('invoice.discount', { line: index + 1 })
  })
}

function proveLine(line: DataLine, index: number): void {
  const { quantity, price, net, rate, tax } = line
  const isPriced = quantity !== null && price !== null
  const isWrong =
    (isPriced && !isProduct(quantity, price, net)) || (rate === null ? !isZero(tax) : !isTaxOf(tax, net, rate))
  if (isWrong) refuse('invoice.lineAmount', { line: index + 1 })
}

/**
 * Checks of an invoice by itself. What contradicts itself is refused, because only its seller can correct it: one cent is
 * enough. What is merely odd is a warning. The tax is never computed from the totals: it is the sum of the rounded lines.
 */
export function innerChecks(data: InvoiceData, today: string): Check[] {
  const { net, tax, gross, lines, isRed, seller, buyer } = data
  if (lines.length === 0 || lines.length > maxLines) refuse('invoice.incomplete', { part: '明细' })
  if (isZero(gross) || isNegative(gross) !== isRed) refuse('invoice.sign')
  if (seller.no === buyer.no) refuse('invoice.sellerIsBuyer')
  const difference = minus(gross, sum([net, tax]))
  if (!isZero(difference)) refuse('invoice.totals', { difference })
  const ofNet = minus(net, sum(lines.map((line) => line.net)))
  const ofTax = minus(tax, sum(lines.map((line) => line.tax)))
  if (!isZero(ofNet) || !isZero(ofTax)) refuse('invoice.lineTotals', { difference: isZero(ofNet) ? ofTax : ofNet })
  for (const [index, line] of lines.entries()) proveLine(line, index)
  return [
    ok('totals'),
    ok('lines'),
    capitalsCheck(data),
    taxNoCheck('sellerTaxNo', seller.no),
    taxNoCheck('buyerTaxNo', buyer.no),
    ratesCheck(lines),
    ageCheck(data.issuedOn, today),
  ]
}
