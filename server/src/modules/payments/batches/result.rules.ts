import { compare } from '#contract/kit/money.ts'
import type { PaymentStatus } from '#contract/payments/batch.ts'
import { dayPattern } from '#contract/kit/dayPattern.ts'
import { type Cell, isEmpty, shownOf } from '#contract/kit/tables/cell.ts'
import type { TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'

const headings = {
  serial: ['请求流水号', 'Serial', '客户流水号', '企业流水号', 'request_no'],
  result: ['处理结果', 'Result', '交易状态', '支付状态', '状态', '结果', 'status'],
  amount: ['金额', 'Amount', '交易金额', '付款金额'],
  bankRef: ['银行流水号', 'Bank reference', '交易流水号', '回单编号', 'bank_ref'],
  paidOn: ['支付日期', 'Paid on', '交易日期', '付款日期', 'paid_on'],
  failure: ['失败原因', 'Reason', '错误信息', '备注', '原因'],
} as const
export type ResultField = keyof typeof headings
const fields = Object.keys(headings) as ResultField[]

/** Columns of a result file: banks name them differently. */
export const resultTable = Object.fromEntries(
  fields.map((field): [ResultField, TableField] => [field, { names: headings[field], kind: 'text' }]),
) as unknown as TableFields<ResultField>

type Columns = Readonly<Record<ResultField, readonly number[]>>
export const missingColumns = (columns: Columns): string[] =>
  (['serial', 'result'] as const).filter((field) => columns[field].length === 0).map((field) => headings[field][0])

/** Row of a result file, as text. */
export type ResultRow = Readonly<Record<ResultField, string>>
const maxLength = 200

export const resultRowOf = (cells: readonly Cell[], columns: Columns): ResultRow => {
  const textOf = (field: ResultField): string => {
    const cell = columns[field].map((at) => cells[at] ?? null).find((each) => !isEmpty(each)) ?? null
    return firstCharacters(fromNeutral(shownOf(cell).normalize('NFKC').replace(/\s+/g, ' ').trim()), maxLength)
  }
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as unknown as ResultRow
}

const successes = new Set(['成功', '交易成功', '支付成功', '付款成功', '已支付', '处理成功', 'success', 'paid', 's'])
const failures = new Set(['失败', '交易失败', '支付失败', '付款失败', '处理失败', '已退回', 'failed', 'fail', 'f'])

/** Payment that the bank was asked to make. */
export interface SentPayment {
  readonly id: string
  readonly serial: string
  readonly amount: string
  readonly status: PaymentStatus
}
export interface NewResult {
  readonly paymentId: string
  readonly status: 'paid' | 'failed'
  readonly bankRef: string | null
  readonly paidOn: string | null
  readonly failure: string
}
export type ResultProblem = 'amount' | 'result' | 'contradiction' | 'day' | 'direct'
export interface Judged {
  readonly applied: NewResult[]
  readonly repeated: number
  readonly foreign: number
  readonly problems: { readonly serial: string; readonly problem: ResultProblem }[]
}

const plain = (amount: string) => amount.replaceAll(/[,¥￥\s]/g, '')
const isSameAmount = (written: string, amount: string): boolean =>
  /^\d{1,16}(\.\d{1,4})?$/.test(plain(written)) && compare(plain(written), amount) === 0

/** Day of a cell: `2026-11-28`, `2026/11/28` and `20261128`, with or without a time; null for other texts. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/年]?(\d{1,2})[-/月]?(\d{1,2})日?(?:[ T].*)?$/.exec(text) ?? []
  if (!year || !month || !day) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return new RegExp(dayPattern).test(written) ? written : null
}

/**
 * What a result file says about the payments of a batch. Rows are matched by our serial alone; what is known changes
 * nothing, what contradicts it or names another amount is a problem for a person, and an unknown result stays open, as
 * does a failure of what may not fail by such a file.
 */
export function judge<Payment extends SentPayment>(
  rows: readonly ResultRow[],
  sent: readonly Payment[],
  today: string,
  mayFail: (payment: Payment) => boolean = () => true,
): Judged {
  const bySerial = new Map(sent.map((payment) => [payment.serial, payment]))
  const decided = new Map<string, 'paid' | 'failed'>()
  const judged: { -readonly [K in keyof Judged]: Judged[K] } = { applied: [], repeated: 0, foreign: 0, problems: [] }
  for (const row of rows) {
    const payment = bySerial.get(row.serial)
    if (!payment) {
      judged.foreign += 1
      continue
    }
    const problem = (of: ResultProblem) => judged.problems.push({ serial: row.serial, problem: of })
    const word = row.result.toLowerCase()
    const said = successes.has(word) ? 'paid' : failures.has(word) ? 'failed' : undefined
    const paidOn = row.paidOn === '' ? today : dayIn(row.paidOn)
    const known = decided.get(payment.id) ?? (payment.status === 'bounced' ? 'paid' : payment.status)
    if (said === undefined) problem('result')
    else if (row.amount !== '' && !isSameAmount(row.amount, payment.amount)) problem('amount')
    else if (known !== 'sent' && known !== said) problem('contradiction')
    else if (known === said) judged.repeated += 1
    else if (paidOn === null || paidOn > today) problem('day')
    else if (said === 'failed' && !mayFail(payment)) problem('direct')
    else {
      decided.set(payment.id, said)
      judged.applied.push({
        paymentId: payment.id,
        status: said,
        bankRef: said === 'paid' && row.bankRef !== '' ? row.bankRef : null,
        paidOn: said === 'paid' ? paidOn : null,
        failure: said === 'failed' ? row.failure || row.result : '',
      })
    }
  }
  return judged
}
