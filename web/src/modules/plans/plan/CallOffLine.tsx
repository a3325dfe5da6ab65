import { useTranslation } from 'react-i18next'
import type { PlanLine } from '#contract/plans/plan.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { yuan } from '#web/kit/format/yuan.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { isTooDear } from './callOff.ts'
import css from './CallOffDialog.module.css'

interface CallOffLineProps {
  readonly line: PlanLine
  readonly percent: number
  /** Price now for the chosen quantity; null: it cannot be ordered. */
  readonly price: string | null
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/** Line to order, with its price beside the planned one. */
export function CallOffLine({ line, percent, price, quantity, onQuantity }: CallOffLineProps) {
  const { t } = useTranslation()
  return (
    <li className={css['line']}>
      <GoodsName goods={{ ...line, skuId: line.skuId ?? line.id }} size={40}>
        <p className={css['note']}>{t('plans.callOff.remaining', { count: line.remaining, unit: line.unit })}</p>
      </GoodsName>
      <div className={css['price']}>
        {price === null ? <Tag tone="mute">{t('plans.callOff.gone')}</Tag> : <Amount value={price} />}
        {line.price !== null && (
          <span className={css['note']}>{t('plans.callOff.planned', { price: yuan(line.price) })}</span>
        )}
        {price !== null && isTooDear(price, line.price, percent) && (
          <Tag tone="warn">{t('plans.callOff.tooDear', { percent })}</Tag>
        )}
      </div>
      <Quantity
        name={line.name}
        min={0}
        max={line.remaining}
        value={quantity}
        disabled={price === null}
        onChange={onQuantity}
      />
    </li>
  )
}
