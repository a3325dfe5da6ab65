import { useTranslation } from 'react-i18next'
import type { OrderLine } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { AllocationText } from '#web/modules/ordering/costCentres/AllocationText.tsx'
import { GoodsName } from './GoodsName.tsx'
import css from './OrderLines.module.css'

interface OrderLinesProps {
  readonly lines: readonly OrderLine[]
  /** Makes lines selectable; the page defines the effect. */
  readonly pick?: {
    readonly label: (line: OrderLine) => string
    readonly picked: ReadonlySet<string>
    readonly onPick: (orderLineId: string, picked: boolean) => void
  }
  /** Shows the progress of each line once goods are shipped. */
  readonly progress?: boolean
}

/** Ordered lines: a table on wide screens, a list on phones. */
export function OrderLines({ lines, pick, progress = false }: OrderLinesProps) {
  const { t } = useTranslation()
  return (
    <table className={css['lines']} aria-label={t('orders.goods')}>
      <thead>
        <tr>
          {pick && (
            <th scope="col">
              <span className="visuallyHidden">{t('orders.pick')}</span>
            </th>
          )}
          <th scope="col">{t('orders.goods')}</th>
          <th scope="col" className={css['right']}>
            {t('orders.price')}
          </th>
          <th scope="col" className={css['right']}>
            {t('orders.quantity')}
          </th>
          {progress && <th scope="col">{t('orders.progress.title')}</th>}
          <th scope="col" className={css['right']}>
            {t('orders.lineAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId} className={pick?.picked.has(line.orderLineId) ? css['picked'] : undefined}>
            {pick && (
              <td className={css['pick']}>
                <Checkbox
                  alone
                  label={pick.label(line)}
                  checked={pick.picked.has(line.orderLineId)}
                  onChange={(picked) => pick.onPick(line.orderLineId, picked)}
                />
              </td>
            )}
            <td className={css['goods']}>
              <GoodsName goods={line} size={40}>
                <AllocationText line={line} />
              </GoodsName>
            </td>
            <td className={`${css['right']} ${css['light']}`}>
              <Amount value={line.price} />
              <span className={css['source']}>{t(`orders.source.${line.priceSource}`)}</span>
            </td>
            <td className={css['right']}>
              <span className={css['times']}>
                {line.quantity} {line.unit}
              </span>
            </td>
            {progress && (
              <td>
                <Progress line={line} />
              </td>
            )}
            <td className={`${css['right']} ${css['amount']}`}>
              <Amount value={line.amount} />
              <span className={css['source']}>{t('orders.tax', { rate: Number(line.taxRate) })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Progress({ line }: { readonly line: OrderLine }) {
  const { t } = useTranslation()
  const counts = { ...line, received: line.received - line.rejected - line.inspecting }
  const parts = (['shipped', 'received', 'inspecting', 'rejected', 'closed', 'inReturn', 'returned'] as const).filter(
    (part) => counts[part] > 0,
  )
  if (parts.length === 0) return <span className={css['source']}>{t('orders.progress.none')}</span>
  return (
    <ul className={css['progress']}>
      {parts.map((part) => (
        <li key={part} className={part === 'rejected' ? css['rejected'] : undefined}>
          {t(`orders.progress.${part}`, { count: counts[part], of: line.quantity })}
        </li>
      ))}
    </ul>
  )
}
