import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listProjectOrders, type ProjectAgreement, type ProjectOrder } from '#contract/ordering/projectOrders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'

/** Result of a project's award: its orders, or its agreement prices with the ordered quantities. */
export function ProjectOrders({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const { orders, agreements, ordered } = useRead(listProjectOrders, { projectId })
  const orderColumns = useOrderColumns()
  const agreementColumns = useAgreementColumns()
  const note = (
    <>
      {t('orders.ofProject.ordered')} <Amount value={ordered} />
    </>
  )
  if (orders.length === 0 && agreements.length === 0)
    return (
      <Section title={t('orders.ofProject.orders')}>
        <Empty illustration="box" title={t('orders.ofProject.none')} reason={t('orders.ofProject.noneReason')} />
      </Section>
    )
  return (
    <>
      {orders.length > 0 && (
        <Section title={t('orders.ofProject.orders')} note={note}>
          <Table
            label={t('orders.ofProject.orders')}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            columns={orderColumns}
          />
        </Section>
      )}
      {agreements.length > 0 && (
        <Section title={t('orders.ofProject.agreements')} note={note}>
          <Table
            label={t('orders.ofProject.agreements')}
            rows={agreements}
            rowKey={({ agreementPriceId }) => agreementPriceId}
            columns={agreementColumns}
          />
        </Section>
      )}
    </>
  )
}

function useOrderColumns(): readonly Column<ProjectOrder>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'orderNo',
      title: t('orders.no'),
      lead: true,
      render: ({ orderId, orderNo, isVisible }) =>
        isVisible ? (
          <Link to={`/orderDetail?orderId=${orderId}`} className="tap num">
            {orderNo}
          </Link>
        ) : (
          <span className="num">{orderNo}</span>
        ),
    },
    { key: 'supplierName', title: t('orders.vendor') },
    { key: 'deptName', title: t('orders.dept'), render: ({ deptName, buyerName }) => `${deptName} · ${buyerName}` },
    { key: 'amount', title: t('orders.amount'), right: true, render: ({ amount }) => <Amount value={amount} /> },
    {
      key: 'status',
      title: t('orders.statusTitle'),
      render: ({ status }) => <OrderStatus status={status} as="dot" />,
    },
  ]
}

function useAgreementColumns(): readonly Column<ProjectAgreement>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      title: t('orders.goods'),
      lead: true,
      render: ({ skuId, name, spec }) => (
        <RowName under={spec}>
          <Link to={`/productDetail?skuId=${skuId}`} className="tap">
            {name}
          </Link>
        </RowName>
      ),
    },
    { key: 'agreementNo', title: t('orders.ofProject.agreementNo'), desk: true },
    { key: 'supplierName', title: t('orders.vendor') },
    { key: 'deptName', title: t('orders.ofProject.dept') },
    { key: 'price', title: t('orders.price'), right: true, render: ({ price }) => <Amount value={price} /> },
    {
      key: 'valid',
      title: t('orders.ofProject.period'),
      render: ({ validFrom, validTo }) => t('orders.ofProject.span', { from: validFrom, to: validTo }),
    },
    {
      key: 'usedQty',
      title: t('orders.ofProject.used'),
      right: true,
      render: ({ usedQty, maxQty, unit }) =>
        maxQty === null ? `${usedQty} ${unit}` : `${usedQty} / ${maxQty} ${unit}`,
    },
  ]
}
