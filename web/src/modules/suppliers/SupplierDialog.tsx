import { useTranslation } from 'react-i18next'
import { createSupplier, editSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface SupplierDialogProps {
  /** Supplier to edit; without it a new one is added. */
  readonly supplier?: Supplier
  readonly onClose: () => void
}

/** Dialog that adds or edits a supplier. */
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
