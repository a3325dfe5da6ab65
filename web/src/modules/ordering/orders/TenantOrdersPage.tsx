import { useTranslation } from 'react-i18next'
import { countTenantOrders, exportTenantOrders, listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import type { OrderTab } from '#contract/ordering/orderLists.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { DeptSelect } from '#web/modules/identity/departments/DeptSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { linesOf, useTenantOrderColumns } from './useTenantOrderColumns.tsx'

const tabs = [
  'all',
  'drafted',
  'approving',
  'accepting',
  'delivering',
  'receiving',
  'commenting',
  'rejected',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

/** Orders of all departments and suppliers, for operators. */
export function TenantOrdersPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(listTenantOrders)
  const counts = useOptionalRead(countTenantOrders, {})
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, may('supplier.read'))?.records ?? []
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
      columns={useTenantOrderColumns()}
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
        ...(may('supplier.read') ? [bySupplier] : []),
        ...(may('org.read') ? [byDept] : []),
        {
          name: 'fromDay',
          until: 'toDay',
          label: t('ordering.tenant.days'),
          ends: { from: t('ordering.tenant.fromDay'), to: t('ordering.tenant.toDay') },
        },
      ]}
      expand={linesOf}
      empty={<Empty illustration="box" title={t('orders.none')} reason={t('ordering.tenant.noneReason')} />}
      nothingFound={{ title: t('orders.noneFound'), reason: t('orders.noneFoundReason') }}
    />
  )
}
