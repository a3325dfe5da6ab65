import { useTranslation } from 'react-i18next'
import { type InvoiceTitle, saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'

interface InvoiceTitleDialogProps {
  /** Title to edit; without it a new one is created. */
  readonly title?: InvoiceTitle | undefined
  readonly onClose: () => void
  readonly onSaved: (title: InvoiceTitle) => void
}

/** Dialog that adds or edits an invoice title. */
export function InvoiceTitleDialog({ title, onClose, onSaved }: InvoiceTitleDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: saveInvoiceTitle,
    fixed: title && { invoiceTitleId: title.invoiceTitleId },
    initial: title ?? { invoiceType: 'special' },
    labels: 'ordering.addresses.titleField',
    onDone: (saved) => {
      toast.success(t('ordering.addresses.saved'))
      onSaved(saved)
    },
  })
  const heading = t(title ? 'ordering.addresses.editTitle' : 'ordering.addresses.addTitle')
  return (
    <FormDialog of={form} title={heading} onClose={onClose}>
      <p>{t('ordering.addresses.specialNote')}</p>
      <Fields
        of={form}
        fields={{
          title: { autoComplete: 'organization', wide: true },
          invoiceType: { optionLabel: (type) => t(`orders.invoiceType.${type}`) },
          taxNo: {},
          address: { as: 'line' },
          phone: {},
          bank: {},
          bankAccount: {},
          isDefault: {},
        }}
      />
    </FormDialog>
  )
}
