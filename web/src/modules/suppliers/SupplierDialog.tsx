import { useTranslation } from 'react-i18next'
import { createSupplier, editSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface SupplierDialogProps {
  /** The one that is changed; without it a new one is taken on. */
  readonly supplier?: Supplier
  readonly onClose: () => void
}

/** Takes a supplier on, or changes its particulars. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(supplier ? 'suppliers.editTitle' : 'suppliers.add')}
      route={supplier ? editSupplier : createSupplier}
      fixed={supplier && { id: supplier.id, version: supplier.version }}
      initial={supplier}
      labels="suppliers.field"
      fields={{
        name: { wide: true, autoComplete: 'organization' },
        shortName: {},
        code: {},
        creditCode: {},
        region: {},
        contactName: {},
        contactTel: {},
      }}
      onClose={onClose}
    />
  )
}
