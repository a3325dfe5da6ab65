import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { Proposal } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Changed } from './Changed.tsx'
import { changeOf } from '#web/modules/ordering/parts/proposal.ts'
import css from './ProposedChange.module.css'

interface ProposedChangeProps {
  readonly order: OrderDetail
  readonly proposal: Proposal
}

/** Counter-proposal of a supplier beside the order: each line, date and amount before and after, and the reason. */
export function ProposedChange({ order, proposal }: ProposedChangeProps) {
  const { t } = useTranslation()
  const { lines, isLess, amount, saved } = changeOf(order, proposal)
  const { promisedDate, reason } = proposal
  return (
    <div className={css['change']}>
      <table aria-label={t('orders.proposal.title')}>
        <thead>
          <tr>
            <th scope="col">{t('orders.goods')}</th>
            <th scope="col" className={css['right']}>
              {t('orders.quantity')}
            </th>
            <th scope="col" className={css['right']}>
              {t('orders.lineAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, quantity, amount: after }) => (
            <tr key={line.orderLineId}>
              <th scope="row">{line.name}</th>
              <td className={css['right']}>
                <Changed before={line.quantity} after={quantity} isChanged={quantity !== line.quantity} /> {line.unit}
              </td>
              <td className={css['right']}>
                <Changed
                  before={<Amount value={line.amount} />}
                  after={<Amount value={after} />}
                  isChanged={quantity !== line.quantity}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        <div>
          <dt>{t('orders.proposal.delivery')}</dt>
          <dd>
            <Changed
              before={order.expectedDate ?? t('orders.proposal.noDate')}
              after={promisedDate}
              isChanged={promisedDate !== null && promisedDate !== order.expectedDate}
            />
          </dd>
        </div>
        <div>
          <dt>{t('orders.proposal.total')}</dt>
          <dd>
            <Changed before={<Amount value={order.amount} />} after={<Amount value={amount} />} isChanged={isLess} />
          </dd>
        </div>
        {isLess && (
          <div>
            <dt>{t('orders.proposal.saved')}</dt>
            <dd className={css['saved']}>
              −<Amount value={saved} />
            </dd>
          </div>
        )}
        {reason !== '' && (
          <div>
            <dt>{t('orders.proposal.reason')}</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
