import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { sum } from '#contract/kit/money.ts'
import { orderDetail, type OrderDetail } from '#contract/ordering/orders.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useReadMany } from '#web/kit/client/useReadMany.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { OrderPath } from './OrderPath.tsx'
import css from './SubmittedPage.module.css'

const isId = (text: string) => /^[1-9]\d{0,18}$/.test(text)

/** Page after submission: the new orders, and the next step of each. */
export function SubmittedPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const orderIds = search.getAll('orderId').filter(isId)
  const orders = useReadMany(
    orderDetail,
    orderIds.map((orderId) => ({ orderId })),
  )
  const isWaiting = orders.some(({ status }) => status === '20')
  const isSubmitted = orders.every(({ approvalId }) => approvalId === null)
  const path = <OrderPath at={isWaiting ? 'approve' : 'receive'} isSubmitted={isSubmitted} />
  return (
    <Page title={t('ordering.result.title')} actions={path}>
      <section className={`card ${css['result']}`}>
        <header className={css['head']}>
          <Icon of={CheckCircleFilled} />
          <p>
            {t('ordering.result.text', { count: orders.length })}{' '}
            <Amount value={sum(orders.flatMap(({ amount }) => amount ?? []))} />
          </p>
        </header>
        <ul>
          {orders.map((order) => (
            <li key={order.orderId} className={css['order']}>
              <p className={css['no']}>
                <Link to={`/orderDetail?orderId=${order.orderId}`}>{order.orderNo}</Link>
                <CopyButton text={order.orderNo} />
                <span>{order.supplierName}</span>
                <OrderStatus status={order.status} />
                <Amount value={order.amount} />
              </p>
              <Next order={order} />
            </li>
          ))}
        </ul>
        <footer className={css['links']}>
          <ButtonLink variant="solid" size="lg" to="/orderManagement_list">
            {t('ordering.result.toOrders')}
          </ButtonLink>
          <ButtonLink size="lg" to="/mall">
            {t('ordering.result.toMall')}
          </ButtonLink>
        </footer>
      </section>
    </Page>
  )
}

function Next({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const rounds = useOptionalRead(getTimeline, { entity: 'order', entityId: order.orderId }, order.approvalId !== null)
  const open = rounds?.at(-1)?.steps.find(({ status }) => status === 'open')
  const who = open?.approvers.map(({ userName }) => userName).join('、') ?? ''
  if (order.status === '20')
    return (
      <p className={css['next']}>
        {who === '' ? t('ordering.result.next.approvingBy') : t('ordering.result.next.approving', { who })}
      </p>
    )
  return (
    <p className={css['next']}>
      {order.status === '30' ? t('ordering.result.next.accepting') : t('ordering.result.next.other')}
    </p>
  )
}
