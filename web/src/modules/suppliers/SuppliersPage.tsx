import { useTranslation } from 'react-i18next'
import { exportSuppliers, listSuppliers, moveSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { ProfileDrawer } from './profile/ProfileDrawer.tsx'
import { SupplierAccountsDialog } from './SupplierAccountsDialog.tsx'
import { SupplierDialog } from './SupplierDialog.tsx'
import { useSupplierColumns } from './useSupplierColumns.tsx'

/** Suppliers; the goods of a suspended one are off sale at once. */
export function SuppliersPage() {
  const { t } = useTranslation()
  const manages = useMay()('supplier.manage')
  const reads = useMe()?.userInfo.userType === 'operator'
  const columns = useSupplierColumns()
  const states = (['active', 'suspended'] as const).map((value) => ({ value, label: t(`suppliers.status.${value}`) }))
  const move = (action: 'suspend' | 'resume') =>
    callTo(moveSupplier, ({ id }: Supplier, reason) => ({ id, action, ...(reason === '' ? {} : { reason }) }))
  return (
    <RecordPage
      texts="suppliers"
      renderAdd={manages ? (close) => <SupplierDialog onClose={close} /> : undefined}
      route={listSuppliers}
      exported={exportSuppliers}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: t('suppliers.field.status'),
          control: <Select hint={t('common.all')} options={states} />,
        },
      ]}
      actions={{
        profile: {
          shown: () => reads,
          renderDialog: (supplier, close) => <ProfileDrawer supplier={supplier} onClose={close} />,
        },
        edit: {
          shown: () => manages,
          renderDialog: (supplier, close) => <SupplierDialog supplier={supplier} onClose={close} />,
        },
        accounts: {
          shown: () => manages,
          renderDialog: (supplier, close) => <SupplierAccountsDialog supplier={supplier} onClose={close} />,
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
