import { useTranslation } from 'react-i18next'
import type { PayeeChange } from '#contract/payments/payee.ts'
import * as contract from '#contract/payments/payees.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

interface DialogProps {
  readonly onClose: () => void
}

/** Form in which a clerk proposes the account of a supplier. */
export function ProposeDialog({ onClose }: DialogProps) {
  const { t } = useTranslation()
  const suppliers = useOptionalRead(contract.listPayeeSuppliers, {}) ?? []
  return (
    <RouteFormDialog
      title={t('payees.add')}
      submit={t('payees.propose')}
      route={contract.proposePayee}
      initial={{ note: '' }}
      labels="payees.form"
      note={<Alert tone="info">{t('payees.holdNote')}</Alert>}
      fields={{
        supplierId: {
          wide: true,
          control: (
            <Select hint={t('common.choose')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />
          ),
        },
        name: { wide: true },
        accountNo: {},
        cnaps: {},
        bank: { wide: true },
        note: { wide: true, rows: 2 },
      }}
      onClose={onClose}
    />
  )
}

/** Form in which a supplier proposes its own account. */
export function ProposeOwnDialog({ onClose }: DialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('payees.own.change')}
      submit={t('payees.propose')}
      route={contract.proposeOwnPayee}
      initial={{ note: '' }}
      labels="payees.form"
      note={<Alert tone="info">{t('payees.own.holdNote')}</Alert>}
      fields={{
        name: { wide: true },
        accountNo: {},
        cnaps: {},
        bank: { wide: true },
        note: { wide: true, rows: 2 },
      }}
      onClose={onClose}
    />
  )
}

/** Form that records the call to the contact of the profile. */
export function CallBackDialog({ change, onClose }: DialogProps & { readonly change: PayeeChange }) {
  const { t } = useTranslation()
  const { id, version, supplierName, name, bank, last4, callTo } = change
  return (
    <RouteFormDialog
      title={t('payees.callBack.title')}
      submit={t('payees.callBack.submit')}
      route={contract.callBackPayee}
      fixed={{ id, version }}
      labels="payees.callBack.field"
      columns={1}
      note={
        <DescriptionList
          items={[
            { label: t('payees.field.supplierName'), value: supplierName, wide: true },
            { label: t('payees.field.callTo'), value: callTo, wide: true },
            { label: t('payees.field.name'), value: name, wide: true },
            { label: t('payees.field.bank'), value: t('payees.account', { bank, last4 }), wide: true },
          ]}
        />
      }
      fields={{ callNote: { rows: 3 } }}
      onClose={onClose}
    />
  )
}
