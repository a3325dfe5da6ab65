import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OrderTab } from '#contract/ordering/orderLists.ts'
import { countTenantOrders, exportTenantOrders, listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import type { Column } from '#web/kit/list/Table.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'

const tabs = [
  'all',
  'approving',
  'accepting',
  'delivering',
  'receiving',
  'commenting',
  'rejected',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

/** The orders of all departments and suppliers, for the operators. */
export function TenantOrdersPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listTenantOrders)
  const counts = useOptionalRead(countTenantOrders, {})
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, may('supplier.manage'))?.records ?? []
  const bySupplier = {
    name: 'supplierId',
    label: t('ordering.tenant.supplier'),
    control: <Select hint={t('common.all')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />,
  }
  const byDept = { name: 'deptId', label: t('ordering.tenant.dept'), control: <DeptSelect /> }
  return (
    <ListPage
      title={t('ordering.tenant.title')}
      purpose={t('ordering.tenant.purpose')}
      route={listTenantOrders}
      exported={exportTenantOrders}
      label={t('ordering.tenant.title')}
      rowKey={({ orderId }) => orderId}
      columns={useColumns()}
      tabs={{
        label: t('ordering.list.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next }),
        options: tabs.map((value) => ({ value, label: t(`ordering.list.tab.${value}`), count: counts?.[value] })),
      }}
      filters={[
        {
          name: 'keyword',
          label: t('ordering.tenant.keyword'),
          control: <Input maxLength={100} placeholder={t('ordering.tenant.hint')} />,
        },
        ...(may('supplier.manage') ? [bySupplier] : []),
        ...(may('org.read') ? [byDept] : []),
        { name: 'fromDay', label: t('ordering.tenant.fromDay'), control: <DateInput /> },
        { name: 'toDay', label: t('ordering.tenant.toDay'), control: <DateInput /> },
      ]}
      expand={linesOf}
      empty={<Empty illustration="search" title={t('orders.noneFound')} reason={t('orders.noneFoundReason')} />}
    />
  )
}

const linesOf = ({ lines }: OrderSummary) => <OrderLines lines={lines} progress />

function useColumns(): readonly Column<OrderSummary>[] {
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
