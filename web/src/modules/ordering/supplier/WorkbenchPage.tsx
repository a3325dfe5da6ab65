import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  countSupplierOrders,
  listSupplierOrders,
  type SupplierOrderTab,
} from '#contract/ordering/supplierOrderLists.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Due } from '#web/modules/ordering/parts/OrderStatus.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useLarge } from '#web/kit/format/large.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { BuyingDepartments } from './BuyingDepartments.tsx'
import { OrderTrend } from './OrderTrend.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import css from './WorkbenchPage.module.css'

const figures = ['accepting', 'delivering', 'cancelling', 'receiving', 'completed'] as const
const listOf = (tab: SupplierOrderTab) => `/supplierOrders?tab=${tab}`
const pathOf = ({ orderId }: OrderSummary) => `/supplierOrderDetail?orderId=${orderId}`

/** Where a supplier's day begins: what waits, what is running out of time, and what came last. */
export function WorkbenchPage() {
  const { t } = useTranslation()
  const me = useMe()
  const lastLogin = me?.userInfo.lastLoginAt ?? null
  return (
    <Page
      title={me?.userInfo.supplierName ?? t('fulfilment.workbench')}
      purpose={lastLogin === null ? undefined : t('fulfilment.lastLogin', { at: secondOf(lastLogin) })}
    >
      <Figures />
      <div className={css['layout']}>
        <div className={css['column']}>
          <OrderTrend />
          <RecentOrders />
        </div>
        <div className={css['column']}>
          <ToDo tab="accepting" />
          <ToDo tab="cancelling" />
          <BuyingDepartments />
        </div>
      </div>
    </Page>
  )
}

/** Every figure leads to the list that it counts. */
function Figures() {
  const { t } = useTranslation()
  const large = useLarge()
  const counts = useRead(countSupplierOrders, {})
  return (
    <ul className={`card ${css['figures']}`}>
      {figures.map((tab) => (
        <li key={tab}>
          <Link to={listOf(tab)}>
            <span>{t(`fulfilment.tab.${tab}`)}</span>
            <b className={counts[tab] > 0 && isUrgent(tab) ? css['urgent'] : undefined}>{large(counts[tab])}</b>
            <small>{t(`fulfilment.note.${tab}`)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const isUrgent = (tab: SupplierOrderTab) => tab === 'accepting' || tab === 'cancelling'

/** What waits for an answer; the figures above say how many there are in all. */
function ToDo({ tab }: { readonly tab: 'accepting' | 'cancelling' }) {
  const { t } = useTranslation()
  const page = useRead(listSupplierOrders, { tab, limit: 5 })
  return (
    <Section title={t(`fulfilment.todo.${tab}`)} note={page.total > 0 ? page.total : undefined}>
      {page.records.length === 0 ? (
        <p className={css['none']}>{t(`fulfilment.todo.none.${tab}`)}</p>
      ) : (
        <ul className={css['todo']}>
          {page.records.map((order) => (
            <li key={order.orderId}>
              <Link to={pathOf(order)}>
                <span>
                  <b>{buyingDepartmentOf(order)}</b>
                  <small>
                    {order.orderNo} ·{' '}
                    {tab === 'cancelling' && order.reason !== '' ? order.reason : <Due order={order} />}
                  </small>
                </span>
                <Icon of={RightOutlined} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
