import { useTranslation } from 'react-i18next'
import { createSupplier, editSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'

interface SupplierDialogProps {
  /** The one that is changed; without it a new one is taken on. */
  readonly supplier?: Supplier
  readonly onClose: () => void
}

/** Takes a supplier on, or changes its particulars. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: supplier ? editSupplier : createSupplier,
    fixed: supplier && { id: supplier.id, version: supplier.version },
    initial: supplier,
    labels: 'suppliers.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  return (
    <FormDialog of={form} title={t(supplier ? 'suppliers.editTitle' : 'suppliers.add')} onClose={onClose}>
      <Fields
        of={form}
        fields={{
          name: { wide: true, autoComplete: 'organization' },
          shortName: {},
          code: {},
          creditCode: {},
          region: {},
          contactName: {},
          contactTel: {},
        }}
      />
    </FormDialog>
  )
}
