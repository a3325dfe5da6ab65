import type { QuoteHead, QuoteLine, Quote } from '../quotes/quote.ts'
import { lineAmount, quoteTotal } from '../quotes/amount.ts'
import type { Item, Rule, Terms } from '../quotes/terms.ts'
import { projectId, tenantId } from './ceremony.ts'

export const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, n) => ({ itemId: `${n + 1}`, name: `螺栓 M${n}`, qty: '2000', unit: '件' }))

const rule: Rule = { award: 'total', partial: false, priceWeight: '0', mayDeviate: false, currency: 'CNY' }

export const termsOf = (items = 3, changes: Partial<Rule> = {}): Terms => ({
  tenantId,
  projectId,
  title: '紧固件',
  items: itemsOf(items),
  rule: { ...rule, ...changes },
  schedule: [1, 2, 3].map((round) => ({
    round,
    beginAt: `2026-0${round}-01T01:00:00.000Z`,
    endAt: `2026-0${round}-05T01:00:00.000Z`,
  })),
})

export const headOf = (changes: Partial<QuoteHead> = {}): QuoteHead => ({
  currency: 'CNY',
  deliveryDays: 14,
  validUntil: '2026-12-31',
  freight: '100.00',
  remark: '含税含运',
  attachments: [],
  ...changes,
})

export const lineOf = (item: Item, price: string, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  itemId: item.itemId,
  qty: item.qty,
  price,
  taxRate: '13',
  amount: lineAmount(price, item.qty),
  brand: '晋亿',
  leadDays: 7,
  remark: '',
  ...changes,
})

/** Valid quote with one price for all items. */
export function quoteAt(price: string, terms: Terms, head = headOf()): Quote {
  const lines = terms.items.map((item) => lineOf(item, price))
  const amounts = lines.map(({ amount }) => amount)
  return { head, total: quoteTotal(amounts, head.freight), lines }
}
