import { useTranslation } from 'react-i18next'
import { formatCents, formatMoney } from '#contract/kit/format.ts'
import type { Award } from '#contract/sourcing/award.ts'
import { offerKey } from '#contract/sourcing/awarding.ts'
import { isWhole, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import { wholeTime } from '../../countdown/projectTime.ts'
import css from './ComparisonPrint.module.css'

interface ComparisonPrintProps {
  readonly project: Project
  readonly comparison: Comparison
  readonly award: Award | null
}

/** Suppliers that fit beside each other on a landscape page. */
const across = 7
const signatories = ['prepared', 'reviewed', 'supervised', 'approved'] as const

/** Comparison as a document: all suppliers, award and signatures. Only printed. */
export function ComparisonPrint({ project, comparison, award }: ComparisonPrintProps) {
  const { t } = useTranslation()
  const valid = validQuotes(comparison.quotes)
  const groups = Array.from({ length: Math.ceil(valid.length / across) }, (_, at) =>
    valid.slice(at * across, (at + 1) * across),
  )
  const facts = [
    [t('comparison.print.no'), project.projectNo],
    [t('comparison.print.dept'), project.deptName],
    [t(budgetLabel(project.kind)), formatMoney(comparison.budgetAmount)],
    [t('projects.field.awardBy.label'), t(`projects.field.awardBy.options.${comparison.awardBy}`)],
    [t('comparison.valid'), t('comparison.validOf', { valid: valid.length, all: comparison.quotes.length })],
    ...(comparison.frozenAt === null ? [] : [[t('comparison.frozen'), wholeTime(comparison.frozenAt)]]),
  ]
  return (
    <div className={css['sheet']} aria-hidden data-print="comparison">
      <h2>
        {t('comparison.print.title')} · {project.title}
      </h2>
      <div className={css['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <span>{label}:</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
      {groups.map((quotes, at) => (
        <Table key={at} comparison={comparison} award={award} quotes={quotes} all={valid} />
      ))}
      {award && <Awarded award={award} comparison={comparison} />}
      <div className={css['signatures']}>
        {signatories.map((who) => (
          <div key={who}>{t(`comparison.print.sign.${who}`)}</div>
        ))}
      </div>
    </div>
  )
}

interface TableProps extends Omit<ComparisonPrintProps, 'project'> {
  readonly quotes: readonly OpenedQuote[]
  readonly all: readonly OpenedQuote[]
}

function Table({ comparison, award, quotes, all }: TableProps) {
  const { t } = useTranslation()
  const { items } = comparison
  const awarded = new Set((award?.lines ?? []).map(({ itemId, quoteId }) => offerKey(quoteId, itemId)))
  const valueOf = (quote: OpenedQuote) => comparison.values?.find(({ supplierId }) => supplierId === quote.supplierId)
  const rankOf = (quote: OpenedQuote) => {
    const valued = valueOf(quote)
    if (valued) return t('comparison.valueRank', { rank: valued.rank })
    return isWhole(quote, items)
      ? t('comparison.rank', { rank: all.filter((each) => isWhole(each, items)).indexOf(quote) + 1 })
      : t('comparison.missing', { count: items.length - quote.lines.length })
  }
  const row = (label: string, of: (quote: OpenedQuote) => string) => (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      {quotes.map((quote) => (
        <td key={quote.id}>{of(quote)}</td>
      ))}
    </tr>
  )
  return (
    <table>
      <colgroup>
        <col />
        <col />
        <col />
        {quotes.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('comparison.item')}</th>
          <th scope="col">{t('comparison.print.quantity')}</th>
          <th scope="col">{t('comparison.print.budgetPrice')}</th>
          {quotes.map((quote) => (
            <th key={quote.id} scope="col">
              {quote.supplierName}
              <small>{rankOf(quote)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              {item.name}
              {item.spec !== '' && <small>{item.spec}</small>}
            </th>
            <td>
              {item.quantity} {item.unit}
            </td>
            <td>{item.budgetPrice === null ? '-' : formatMoney(item.budgetPrice)}</td>
            {quotes.map((quote) => {
              const line = quote.lines.find(({ itemId }) => itemId === item.id)
              return (
                <td key={quote.id} className={awarded.has(offerKey(quote.id, item.id)) ? css['awarded'] : undefined}>
                  {line ? formatMoney(line.price) : t('comparison.notQuoted')}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {row(t('comparison.freight'), ({ freight }) => formatCents(freight))}
        {row(t('comparison.deliveryDays'), ({ deliveryDays }) => t('comparison.days', { count: deliveryDays ?? 0 }))}
        {row(t('comparison.validUntil'), ({ validUntil }) => validUntil ?? '-')}
        {row(t('comparison.total'), ({ total }) => formatCents(total))}
        {comparison.values && row(t('comparison.value'), (quote) => formatCents(valueOf(quote)?.value))}
      </tfoot>
    </table>
  )
}

function Awarded({ award, comparison }: { readonly award: Award; readonly comparison: Comparison }) {
  const { t } = useTranslation()
  const names = new Map(comparison.items.map(({ id, name }) => [id, name]))
  return (
    <div className={css['award']}>
      <p>
        <b>
          {t('award.title')} · {t(`award.status.${award.status}`)}
        </b>
        {': '}
        {award.suppliers
          .filter(({ isWinner }) => isWinner)
          .map(({ supplierName, awarded }) => `${supplierName} ${formatMoney(awarded)}`)
          .join('; ')}
        {' · '}
        {t('award.finalTotal')} {formatMoney(award.total)}
      </p>
      {award.reasons.map(({ itemId, reason, explanation }) => (
        <p key={itemId ?? ''}>
          {itemId === null ? t('award.whole') : names.get(itemId)}: {[reason, explanation].filter(Boolean).join('; ')}
        </p>
      ))}
      {award.note !== '' && (
        <p>
          {t('award.note')}: {award.note}
        </p>
      )}
    </div>
  )
}
