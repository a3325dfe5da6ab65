import { useTranslation } from 'react-i18next'
import { createSupplier, editSupplier, type Supplier, type SupplierDraft } from '#contract/suppliers/suppliers.ts'
import { ContractForm } from '#web/kit/form/ContractForm.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Input } from '#web/kit/form/Input.tsx'

interface SupplierDialogProps {
  /** The one that is changed; without it a new one is taken on. */
  readonly supplier?: Supplier
  readonly onClose: () => void
}

const blank: SupplierDraft = {
  code: '',
  name: '',
  shortName: '',
  creditCode: '',
  region: '',
  contactName: '',
  contactTel: '',
}
const fields = {
  name: <Input maxLength={100} autoComplete="organization" />,
  shortName: <Input maxLength={40} />,
  code: <Input maxLength={32} />,
  creditCode: <Input maxLength={18} autoCapitalize="characters" />,
  region: <Input maxLength={60} />,
  contactName: <Input maxLength={40} />,
  contactTel: <Input maxLength={30} inputMode="tel" />,
}

/** Takes a supplier on, or changes its particulars. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation()
  const common = {
    fields,
    columns: 2,
    wide: ['name'],
    submit: t('common.save'),
    onCancel: onClose,
    onDone: () => (toast.success(t('common.done')), onClose()),
  } as const
  return (
    <Dialog title={t(supplier ? 'suppliers.editTitle' : 'suppliers.add')} width={600} place="bottom" onClose={onClose}>
      {supplier ? (
        <ContractForm<typeof editSupplier, 'id' | 'version'>
          {...common}
          write={editSupplier}
          fixed={{ id: supplier.id, version: supplier.version }}
          initial={draftOf(supplier)}
        />
      ) : (
        <ContractForm<typeof createSupplier> {...common} write={createSupplier} initial={blank} />
      )}
    </Dialog>
  )
}

const draftOf = ({ code, name, shortName, creditCode, region, contactName, contactTel }: Supplier): SupplierDraft => ({
  code,
  name,
  shortName,
  creditCode,
  region,
  contactName,
  contactTel,
})
