import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'

export const linesOf = ({ lines }: OrderSummary) => <OrderLines lines={lines} progress />

export function useTenantOrderColumns(): readonly Column<OrderSummary>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'orderNo',
      title: t('ordering.tenant.order'),
      lead: true,
      render: ({ orderId, orderNo, lines }) => (
        <RowName under={lines[0]?.name}>
          <Link to={`/orderDetail?orderId=${orderId}`} className="tap num">
            {orderNo}
          </Link>
        </RowName>
      ),
    },
    { key: 'supplierName', title: t('ordering.tenant.supplier'), sort: 'supplierName' },
    {
      key: 'deptName',
      title: t('ordering.tenant.dept'),
      sort: 'deptName',
      render: ({ deptName, buyerName }) => `${deptName} · ${buyerName}`,
    },
    {
      key: 'amount',
      title: t('ordering.tenant.amount'),
      right: true,
      sort: 'amount',
      render: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'status',
      title: t('ordering.tenant.status'),
      render: ({ status }) => <OrderStatus status={status} as="dot" />,
    },
    {
      key: 'createdAt',
      title: t('ordering.tenant.createdAt'),
      sort: 'createdAt',
      render: ({ createdAt }) => <Brief at={createdAt} />,
    },
  ]
}
