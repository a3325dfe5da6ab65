import { useTranslation } from 'react-i18next'
import type { ReturnLine } from '#contract/ordering/returns/return.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import css from '../parts/OrderLines.module.css'

interface ReturnGoodsProps {
  readonly lines: readonly ReturnLine[]
  /** The supplier has checked the goods. */
  readonly isTaken: boolean
}

const results = ['restocked', 'scrapped', 'missing'] as const

/** Returned lines: a table on wide screens, a list on phones. */
export function ReturnGoods({ lines, isTaken }: ReturnGoodsProps) {
  const { t } = useTranslation()
  return (
    <table className={css['lines']} aria-label={t('returns.goods')}>
      <thead>
        <tr>
          <th scope="col">{t('returns.goods')}</th>
          <th scope="col" className={css['right']}>
            {t('returns.line.quantity')}
          </th>
          <th scope="col">{t('returns.line.taken')}</th>
          <th scope="col" className={css['right']}>
            {t('returns.line.requested')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId}>
            <td className={css['goods']}>
              <GoodsName goods={line} size={40} />
            </td>
            <td className={css['right']}>
              <span className={css['times']}>
                {line.quantity} {line.unit}
              </span>
            </td>
            <td>
              {isTaken ? (
                <ul className={css['progress']}>
                  {results
                    .filter((part) => line[part] > 0)
                    .map((part) => (
                      <li key={part} className={part === 'missing' ? css['rejected'] : undefined}>
                        {t(`returns.line.${part}`, { count: line[part] })}
                      </li>
                    ))}
                </ul>
              ) : (
                <span className={css['source']}>{t('returns.line.pending')}</span>
              )}
            </td>
            <td className={`${css['right']} ${css['amount']}`}>
              <Amount value={line.amount} />
              <span className={css['source']}>
                {t('returns.line.refunded')} <Amount value={line.refunded} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
