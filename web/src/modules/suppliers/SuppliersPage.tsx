import { useTranslation } from 'react-i18next'
import { exportSuppliers, listSuppliers, moveSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { SupplierDialog } from './SupplierDialog.tsx'
import { useSupplierColumns } from './useSupplierColumns.tsx'

/** Suppliers; the goods of a suspended one are off sale at once. */
export function SuppliersPage() {
  const { t } = useTranslation()
  const columns = useSupplierColumns()
  const states = (['active', 'suspended'] as const).map((value) => ({ value, label: t(`suppliers.status.${value}`) }))
  const move = (action: 'suspend' | 'resume') =>
    callTo(moveSupplier, ({ id }: Supplier, reason) => ({ id, action, ...(reason === '' ? {} : { reason }) }))
  return (
    <RecordPage
      texts="suppliers"
      renderAdd={(close) => <SupplierDialog onClose={close} />}
      route={listSuppliers}
      exported={exportSuppliers}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: t('suppliers.state'),
          control: <Select hint={t('common.all')} options={states} />,
        },
      ]}
      actions={{
        edit: {
          shown: () => true,
          renderDialog: (supplier, close) => <SupplierDialog supplier={supplier} onClose={close} />,
        },
        suspend: {
          danger: true,
          reason: true,
          call: move('suspend'),
          confirm: ({ shortName: name }) => ({
            title: t('suppliers.suspendTitle'),
            text: t('suppliers.suspendText', { name }),
          }),
        },
        resume: { call: move('resume') },
      }}
    />
  )
}
