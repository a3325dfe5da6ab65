import { earlierRounds, lowestPrices, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { scoredCriteria } from '#contract/sourcing/evaluation/scoring.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import { type Bilingual, textIn } from '#kit/spreadsheet/export.rules.ts'

type Plain = string | number
type Written = Plain | { readonly value: Plain; readonly mark: 'warning' }
interface WrittenSheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Written[])[]
}

const words = {
  sheet: ['比价表', 'Comparison'],
  invalidSheet: ['无效报价', 'Invalid quotes'],
  item: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  quantity: ['数量', 'Quantity'],
  unit: ['单位', 'Unit'],
  budgetPrice: ['预算单价', 'Budget price'],
  lastPrice: ['上次成交单价', 'Last price'],
  lowest: ['最低单价', 'Lowest price'],
  freight: ['运费', 'Shipping'],
  total: ['含税合计', 'Total with tax'],
  value: ['评审价', 'Value'],
  valueRank: ['评审价排名', 'Place by value'],
  round: ['第 {round} 轮总价', 'Total in round {round}'],
  deliveryDays: ['交货期（天）', 'Delivery (days)'],
  validUntil: ['报价有效期至', 'Valid until'],
  remark: ['备注', 'Remarks'],
  supplier: ['供应商', 'Supplier'],
  submittedAt: ['提交时间', 'Submitted'],
  status: ['结果', 'Outcome'],
  why: ['原因', 'Reason'],
  scoreSheet: ['评分', 'Scores'],
  expertSheet: ['专家评分', 'Scores by expert'],
  criterion: ['评分项', 'Criterion'],
  weight: ['权重', 'Weight'],
  score: ['综合得分', 'Total score'],
  rank: ['排名', 'Place'],
  expert: ['专家', 'Expert'],
  points: ['得分', 'Score'],
  comment: ['评语', 'Comment'],
} as const satisfies Record<string, Bilingual>
export const statusWords = {
  valid: ['有效', 'Valid'],
  lapsed: ['变更后未确认', 'Not confirmed after a change'],
  undecryptable: ['无法解密', "Can't be decrypted"],
  mismatch: ['与存证不符', "Doesn't match its record"],
  invalid: ['内容不符合要求', 'Against the terms'],
} as const satisfies Record<Comparison['quotes'][number]['status'], Bilingual>

/** Comparison as a workbook: items as rows, suppliers as columns, invalid quotes on a separate sheet. */
export function comparisonSheets(comparison: Comparison, lang: Lang): [WrittenSheet, ...WrittenSheet[]] {
  const say = (word: keyof typeof words) => textIn(lang, words[word])
  const { items, quotes } = comparison
  const valid = validQuotes(quotes)
  const lowest = lowestPrices(quotes)
  const prices = valid.map(({ lines }) => new Map(lines.map(({ itemId, price }) => [itemId, price])))
  const below = (name: string, cells: readonly Written[]): Written[] => [name, '', '', '', '', '', '', ...cells]
  const valueOf = (supplierId: string) => comparison.values?.find((each) => each.supplierId === supplierId)
  const rows: Written[][] = [
    ...items.map(({ id, name, spec, quantity, unit, budgetPrice, lastPrice }) => {
      const least = lowest.get(id)
      return [
        name,
        spec,
        quantity,
        unit,
        budgetPrice ?? '',
        lastPrice ?? '',
        least ?? '',
        ...prices.map((of): Written => {
          const price = of.get(id) ?? ''
          return price !== '' && price === least ? { value: price, mark: 'warning' } : price
        }),
      ]
    }),
    below(
      say('freight'),
      valid.map(({ freight }) => freight ?? ''),
    ),
    below(
      say('total'),
      valid.map(({ total }) => total ?? ''),
    ),
    ...(comparison.values
      ? [
          below(
            say('value'),
            valid.map(({ supplierId }) => valueOf(supplierId)?.value ?? ''),
          ),
          below(
            say('valueRank'),
            valid.map(({ supplierId }) => valueOf(supplierId)?.rank ?? ''),
          ),
        ]
      : []),
    ...earlierRounds(comparison).map((round) =>
      below(
        say('round').replace('{round}', `${round}`),
        valid.map(
          ({ supplierId }) =>
            comparison.earlier.find((each) => each.round === round && each.supplierId === supplierId)?.total ?? '',
        ),
      ),
    ),
    below(
      say('deliveryDays'),
      valid.map(({ deliveryDays }) => deliveryDays ?? ''),
    ),
    below(
      say('validUntil'),
      valid.map(({ validUntil }) => validUntil ?? ''),
    ),
    below(
      say('remark'),
      valid.map(({ remark }) => remark ?? ''),
    ),
  ]
  const columns = (['item', 'spec', 'quantity', 'unit', 'budgetPrice', 'lastPrice', 'lowest'] as const).map(say)
  const main = { name: say('sheet'), headings: [...columns, ...valid.map((quote) => quote.supplierName)], rows }
  const invalid = quotes.filter(({ status }) => status !== 'valid')
  const scores = scoreSheets(comparison, say)
  if (invalid.length === 0) return [main, ...scores]
  return [
    main,
    ...scores,
    {
      name: say('invalidSheet'),
      headings: (['supplier', 'submittedAt', 'status', 'why'] as const).map(say),
      rows: invalid.map(({ supplierName, submittedAt, status, why }) => [
        supplierName,
        submittedAt,
        textIn(lang, statusWords[status]),
        why,
      ]),
    },
  ]
}

/** Sheets of total scores and of each expert's scores; none if the lowest price decides. */
function scoreSheets({ scores, criteria = [], quotes }: Comparison, say: (word: keyof typeof words) => string) {
  if (!scores) return []
  const { suppliers, experts } = scores
  const names = new Map(quotes.map(({ supplierId, supplierName }) => [supplierId, supplierName]))
  const nameOf = (supplierId: string) => names.get(supplierId) ?? ''
  const reached: WrittenSheet = {
    name: say('scoreSheet'),
    headings: [say('criterion'), say('weight'), ...suppliers.map(({ supplierId }) => nameOf(supplierId))],
    rows: [
      ...criteria.map(({ name, weight }, at) => [name, `${weight}%`, ...suppliers.map(({ points }) => points[at]!)]),
      [say('score'), '100%', ...suppliers.map(({ score }) => score)],
      [say('rank'), '', ...suppliers.map(({ rank }) => rank)],
    ],
  }
  const scored = scoredCriteria(criteria)
  const given: WrittenSheet = {
    name: say('expertSheet'),
    headings: (['expert', 'supplier', 'criterion', 'points', 'comment'] as const).map(say),
    rows: experts.flatMap(({ name, scores: own }) =>
      own.flatMap(({ supplierId, points, comments }) =>
        scored.map((criterion, at) => [name, nameOf(supplierId), criterion.name, points[at]!, comments[at]!]),
      ),
    ),
  }
  return [reached, ...(experts.length > 0 ? [given] : [])]
}
