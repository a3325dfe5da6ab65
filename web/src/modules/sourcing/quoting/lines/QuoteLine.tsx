import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import type { Item } from '#sealing/quotes/terms.ts'
import { taxRates } from '../draft.ts'
import { type LineColumn, lineColumns } from './pastedLines.ts'
import css from './QuoteLines.module.css'
import { amountOf, risenBy } from '../quoteOf.ts'

interface QuoteLineProps {
  readonly line: FormPart<QuoteLineDraft>
  readonly index: number
  readonly item: Item
  readonly spec: string
  /** Price submitted from this browser. */
  readonly before: string | undefined
  readonly canSkip: boolean
}

const rates = taxRates.map((rate) => ({ value: rate, label: `${rate}%` }))

const usual: QuoteLineDraft = {
  itemId: '0',
  isSkipped: false,
  price: '',
  taxRate: '13',
  brand: '',
  leadDays: null,
  remark: '',
}

/** Line of a quote: item, price, tax rate, brand, lead time and remark. */
function Line({ line, index, item, spec, before, canSkip }: QuoteLineProps) {
  const { t } = useTranslation()
  const values = { ...usual, ...line.values }
  const { isSkipped } = values
  const amount = amountOf(values, item)
  const rise = risenBy(values, before)
  const controlOf = (column: LineColumn) =>
    column === 'taxRate' ? { control: <Select options={rates} disabled={isSkipped} /> } : { as: 'line' as const }
  return (
    <tr data-skipped={isSkipped || undefined} data-wrong={lineColumns.some((one) => line.isWrong(one)) || undefined}>
      <td className={css['no']}>{index + 1}</td>
      <td className={css['item']}>
        <Clamped lines={2}>{item.name}</Clamped>
        {spec !== '' && (
          <small>
            <Clamped lines={2}>{spec}</Clamped>
          </small>
        )}
      </td>
      <td className={`${css['right']} ${css['quantity']}`} data-title={t('quoting.column.quantity')}>
        <span className="num">{item.qty}</span> {item.unit}
      </td>
      {lineColumns.map((column) => (
        <td key={column} data-row={index} data-column={column} data-title={t(`quoting.line.${column}`)}>
          <FormField
            field={line.field(column)}
            {...controlOf(column)}
            label={t('quoting.cell', { field: t(`quoting.line.${column}`), no: index + 1, name: item.name })}
            hint={column === 'price' && rise !== null ? t('quoting.risen', { percent: rise }) : undefined}
            disabled={isSkipped}
            hideLabel
          />
        </td>
      ))}
      <td className={css['right']} data-title={t('quoting.column.amount')}>
        <span className="num">{amount === null ? '-' : formatMoney(amount)}</span>
      </td>
      {canSkip && (
        <td className={css['last']}>
          <Button
            variant="text"
            aria-label={t(isSkipped ? 'quoting.restoreItem' : 'quoting.skipItem', { name: item.name })}
            onClick={() => line.set({ isSkipped: !isSkipped })}
          >
            {t(isSkipped ? 'quoting.restore' : 'quoting.skip')}
          </Button>
        </td>
      )}
    </tr>
  )
}

const errorsOf = (line: FormPart<QuoteLineDraft>) => lineColumns.map((column) => line.field(column).error).join('\n')

/** Memoised: a change of one line must not rerender five hundred. */
export const QuoteLine = memo(
  Line,
  (one, other) =>
    one.line.values === other.line.values &&
    one.item === other.item &&
    one.before === other.before &&
    errorsOf(one.line) === errorsOf(other.line),
)
