import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { NoSupplierOrders } from './NoSupplierOrders.tsx'
import css from './RecentOrders.module.css'

/** Latest orders in any status. */
export function RecentOrders() {
  const { t } = useTranslation()
  const { records } = useRead(listSupplierOrders, { limit: 10 })
  return (
    <Section
      title={t('fulfilment.recent')}
      actions={
        <Link to="/supplierOrders" className={`tap ${css['all']}`}>
          {t('common.all')} <Icon of={RightOutlined} />
        </Link>
      }
    >
      {records.length === 0 ? (
        <NoSupplierOrders />
      ) : (
        <ul className={css['rows']}>
          {records.map((order) => (
            <li key={order.orderId}>
              <Link to={`/supplierOrderDetail?orderId=${order.orderId}`} className={css['row'] ?? ''}>
                <span className={css['no']}>
                  {order.orderNo}
                  <Brief at={order.submittedAt ?? order.createdAt} />
                </span>
                <span className={css['what']}>
                  <span className="one">{buyingDepartmentOf(order)}</span>
                  <Goods order={order} />
                </span>
                <span className={css['amount']}>
                  <Amount value={order.amount} />
                </span>
                <OrderStatus status={order.status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Goods({ order: { lines } }: { readonly order: OrderSummary }) {
  const { t } = useTranslation()
  return (
    <span className={css['goods']}>
      <span className="one">{lines[0]?.name}</span>
      {lines.length > 1 && <span>{t('orders.kindsOf', { count: lines.length - 1, all: lines.length })}</span>}
    </span>
  )
}
