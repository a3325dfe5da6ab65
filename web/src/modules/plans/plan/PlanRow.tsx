import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanLine, PlanLineDraft } from '#contract/plans/plan.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { amountOf } from './draft.ts'
import css from './PlanEditor.module.css'

interface PlanRowProps {
  readonly line: FormPart<PlanLineDraft>
  /** Line as it was saved, with what the server knows of its goods. */
  readonly saved: PlanLine | undefined
  readonly index: number
  readonly onRemove: (index: number) => void
}

/** Line of a draft. Goods of the catalogue keep their name, unit and price. */
function Row({ line, saved, index, onRemove }: PlanRowProps) {
  const { t } = useTranslation()
  const { skuId = null, name = '', spec = '', unit = '' } = line.values
  const isGoods = skuId !== null
  const cell = (column: keyof PlanLineDraft & keyof typeof titles, as?: 'line') => (
    <FormField
      field={line.field(column)}
      label={t('plans.cell', { no: index + 1, field: titles[column] })}
      {...(as ? { as } : {})}
      hideLabel
    />
  )
  const titles = {
    name: t('plans.line.name'),
    spec: t('plans.line.spec'),
    unit: t('plans.line.unit'),
    quantity: t('plans.line.quantity'),
    price: t('plans.line.price'),
    needDate: t('plans.line.needDate'),
    subject: t('plans.line.subject'),
    reason: t('plans.line.reason'),
  }
  return (
    <tr>
      <td className={css['name']}>
        {isGoods ? (
          <GoodsName goods={{ skuId, name, spec, picture: saved?.picture ?? '' }} size={40} />
        ) : (
          <div className={css['words']}>
            {cell('name', 'line')}
            {cell('spec', 'line')}
          </div>
        )}
      </td>
      <td className={css['figure']} data-title={t('plans.line.last')}>
        {saved?.lastQuantity ?? '-'}
      </td>
      <td className={css['figure']} data-title={t('plans.line.stock')}>
        {saved?.available ?? '-'}
      </td>
      <td data-title={titles.quantity}>{cell('quantity')}</td>
      <td data-title={titles.unit}>{isGoods ? <span className={css['fixed']}>{unit}</span> : cell('unit', 'line')}</td>
      <td data-title={titles.price}>
        {isGoods ? (
          <span className={css['fixed']}>
            <Amount value={line.values.price || null} />
          </span>
        ) : (
          cell('price', 'line')
        )}
      </td>
      <td className={css['amount']} data-title={t('plans.line.amount')}>
        <Amount value={amountOf(line.values)} />
      </td>
      <td data-title={titles.needDate}>{cell('needDate')}</td>
      <td data-title={titles.subject}>{cell('subject', 'line')}</td>
      <td data-title={titles.reason} data-column="reason">
        {cell('reason', 'line')}
      </td>
      <td className={css['actions']}>
        <Button variant="text" onClick={() => onRemove(index)}>
          {t('plans.removeLine')}
        </Button>
      </td>
    </tr>
  )
}

const columns = ['name', 'spec', 'unit', 'quantity', 'price', 'needDate', 'subject', 'reason'] as const
const errorsOf = (line: FormPart<PlanLineDraft>) => columns.map((column) => line.field(column).error).join('\n')

/** Memoised: a change of one line must not render two hundred. */
export const PlanRow = memo(
  Row,
  (before, after) =>
    before.line.values === after.line.values &&
    before.saved === after.saved &&
    before.index === after.index &&
    errorsOf(before.line) === errorsOf(after.line),
)
