import { useTranslation } from 'react-i18next'
import { createSupplier, editSupplier, type Supplier, type SupplierDraft } from '#contract/suppliers/suppliers.ts'
import { ContractForm } from '#web/kit/ContractForm.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { succeed } from '#web/kit/messages.ts'
import { TextBox } from '#web/kit/TextBox.tsx'

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
  name: <TextBox maxLength={100} autoComplete="organization" />,
  shortName: <TextBox maxLength={40} />,
  code: <TextBox maxLength={32} />,
  creditCode: <TextBox maxLength={18} autoCapitalize="characters" />,
  region: <TextBox maxLength={60} />,
  contactName: <TextBox maxLength={40} />,
  contactTel: <TextBox maxLength={30} inputMode="tel" />,
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
    onDone: () => (succeed(t('common.done')), onClose()),
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
