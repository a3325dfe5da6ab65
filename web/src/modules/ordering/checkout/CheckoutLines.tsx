import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Checkout, CheckoutGroup, CheckoutLine } from '#contract/ordering/checkout.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './CheckoutLines.module.css'

/** Lines by vendor; each vendor's lines become an order. */
export function CheckoutLines({ order }: { readonly order: Checkout }) {
  const { t } = useTranslation()
  const isFromCart = order.groups.some(({ lines }) => lines.some(({ cartLineId }) => cartLineId !== null))
  return (
    <Section
      bare
      title={t('ordering.confirm.goods')}
      note={order.groups.length > 1 ? t('ordering.confirm.split', { count: order.groups.length }) : undefined}
      actions={
        isFromCart ? (
          <Link to="/myCart" className="tap">
            {t('ordering.confirm.back')}
          </Link>
        ) : undefined
      }
    >
      {order.groups.map((group) => (
        <Group key={group.supplierId} group={group} />
      ))}
    </Section>
  )
}

function Group({ group }: { readonly group: CheckoutGroup }) {
  const { t } = useTranslation()
  return (
    <table className={css['group']} aria-label={group.supplierName}>
      <thead>
        <tr>
          <th scope="col">
            {group.supplierName} {group.orderType === 'agreement' && <Tag tone="ok">{t('orders.type.agreement')}</Tag>}
          </th>
          <th scope="col">{t('orders.price')}</th>
          <th scope="col">{t('orders.quantity')}</th>
          <th scope="col">{t('orders.lineAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {group.lines.map((line) => (
          <Line key={line.skuId} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>
            {t('orders.freight')} <Amount value={group.freight} /> · {t('orders.taxAmount')}{' '}
            <Amount value={group.taxAmount} /> · {t('orders.amount')}{' '}
            <b>
              <Amount value={group.total} />
            </b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ line }: { readonly line: CheckoutLine }) {
  const { t } = useTranslation()
  return (
    <tr className={line.problem === null ? undefined : css['off']}>
      <td>
        <GoodsName goods={line} size={40}>
          {line.problem !== null && <Tag tone="err">{t(`orders.problem.${line.problem}`)}</Tag>}
        </GoodsName>
      </td>
      <td>
        <Amount value={line.price} />
        {line.priceSource !== null && <small>{t(`orders.source.${line.priceSource}`)}</small>}
      </td>
      <td>
        <span className={css['times']}>
          {line.quantity} {line.unit}
        </span>
        {line.leadDays > 0 && <small>{t('ordering.cart.lead', { count: line.leadDays })}</small>}
      </td>
      <td>
        <b>
          <Amount value={line.amount} />
        </b>
      </td>
    </tr>
  )
}
