import type { CloseCheck, CloseRule } from '#contract/payments/periods/periods.ts'
import { monthAfter } from '#contract/kit/calendar.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'

export interface CountsToClose {
  readonly statements: number
  readonly unstated: number
  readonly exceptions: number
  readonly red_forms: number
  readonly payments: number
  /** Last closed month of the payer; null: none. */
  readonly last: string | null
  /** First month into which anything was booked. */
  readonly first: string | null
}

/** What keeps a month from being closed, and what its accountant should know. `thisMonth` is the business month. */
export function checksOf(counts: CountsToClose, month: string, thisMonth: string): CloseCheck[] {
  const isNext =
    counts.last === null ? counts.first === null || month <= counts.first : month === monthAfter(counts.last, 1)
  const check = (rule: CloseRule, count: number, bad: 'warn' | 'fail'): CloseCheck => ({
    rule,
    count,
    outcome: count === 0 ? 'ok' : bad,
  })
  return [
    check('over', month < thisMonth ? 0 : 1, 'fail'),
    check('previous', isNext ? 0 : 1, 'fail'),
    check('statements', counts.statements, 'fail'),
    check('payments', counts.payments, 'fail'),
    check('exceptions', counts.exceptions, 'warn'),
    check('redForms', counts.red_forms, 'warn'),
    check('unstated', counts.unstated, 'warn'),
  ]
}

export const canClose = (checks: readonly CloseCheck[]): boolean => checks.every(({ outcome }) => outcome !== 'fail')

/** Fact of a month that makes a voucher. */
export interface BookedFact {
  readonly kind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  readonly day: string
  readonly supplier: string
  readonly gross: string
  readonly net: string | null
  readonly tax: string | null
  readonly reference: string
}
export interface VoucherEntry {
  readonly account: string
  readonly name: string
  readonly supplier: string
  readonly debit: string
  readonly credit: string
}
export interface Voucher<Fact extends BookedFact = BookedFact> {
  readonly no: string
  readonly fact: Fact
  readonly summary: string
  readonly entries: readonly VoucherEntry[]
}

const accounts = {
  goods: ['1405', '库存商品'],
  tax: ['2221.01.01', '应交税费—应交增值税（进项税额）'],
  payable: ['2202.01', '应付账款'],
  accrued: ['2202.02', '应付账款—暂估'],
  retained: ['2202.03', '应付账款—质保金'],
  income: ['6301', '营业外收入'],
  bank: ['1002', '银行存款'],
} as const
type Account = keyof typeof accounts

const summaries: Readonly<Record<BookedFact['kind'], string>> = {
  1: '采购发票入账',
  2: '支付货款',
  3: '银行退票',
  4: '冲回上月暂估',
  5: '月末暂估入库',
  6: '留置质保金',
  7: '质保金转应付',
  8: '扣除质保金',
}

/** Debits of a fact with positive amounts as they are, negative ones (red, returned, reversed) as negative entries 红字. */
function linesOf({ kind, gross, net, tax }: BookedFact): readonly (readonly [Account, 'debit' | 'credit', string])[] {
  if (kind === 1)
    return [
      ['goods', 'debit', net ?? gross],
      ['tax', 'debit', tax ?? '0.00'],
      ['payable', 'credit', gross],
    ]
  if (kind === 4 || kind === 5)
    return [
      ['goods', 'debit', gross],
      ['accrued', 'credit', gross],
    ]
  if (kind === 6)
    return [
      ['payable', 'debit', gross],
      ['retained', 'credit', gross],
    ]
  if (kind === 7 || kind === 8)
    return [
      ['retained', 'debit', gross],
      [kind === 7 ? 'payable' : 'income', 'credit', gross],
    ]
  return [
    ['payable', 'debit', gross],
    ['bank', 'credit', gross],
  ]
}

/** Vouchers of a month, numbered in the order of its facts; the same facts always make the same vouchers. */
export const vouchersOf = <Fact extends BookedFact>(facts: readonly Fact[]): Voucher<Fact>[] =>
  facts.map((fact, index) => ({
    no: `记-${String(index + 1).padStart(4, '0')}`,
    fact,
    summary: `${summaries[fact.kind]} ${fact.supplier} ${fact.reference}`,
    entries: linesOf(fact)
      .filter(([, , amount]) => compare(amount, '0') !== 0)
      .map(([account, side, amount]) => ({
        account: accounts[account][0],
        name: accounts[account][1],
        supplier: account === 'payable' || account === 'accrued' || account === 'retained' ? fact.supplier : '',
        debit: side === 'debit' ? amount : '',
        credit: side === 'credit' ? amount : '',
      })),
  }))

/** Debits less credits of vouchers; zero, or the books do not balance. */
export const balanceOf = (vouchers: readonly Voucher[]): string => {
  const all = vouchers.flatMap(({ entries }) => entries)
  const total = (side: 'debit' | 'credit') => sum(all.map((entry) => entry[side] || '0'))
  return minus(total('debit'), total('credit'))
}
