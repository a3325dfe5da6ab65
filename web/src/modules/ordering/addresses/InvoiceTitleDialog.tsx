import { useTranslation } from 'react-i18next'
import { type InvoiceTitle, saveInvoiceTitle } from '#contract/ordering/addresses.ts'
import { ContractForm } from '#web/kit/ContractForm.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { succeed } from '#web/kit/messages.ts'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'

interface InvoiceTitleDialogProps {
  /** The one that is changed; without it a new one is made. */
  readonly title?: InvoiceTitle | undefined
  readonly onClose: () => void
  readonly onSaved: (title: InvoiceTitle) => void
}

const blank = { address: '', phone: '', bank: '', bankAccount: '', isDefault: false, invoiceType: 'special' } as const

/** Adds or changes a title that invoices are made out to. */
export function InvoiceTitleDialog({ title, onClose, onSaved }: InvoiceTitleDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t(title ? 'ordering.addresses.editTitle' : 'ordering.addresses.addTitle')}
      width={600}
      place="bottom"
      onClose={onClose}
    >
      <p>{t('ordering.addresses.specialNote')}</p>
      <ContractForm<typeof saveInvoiceTitle, 'invoiceTitleId'>
        write={saveInvoiceTitle}
        fixed={title ? { invoiceTitleId: title.invoiceTitleId } : {}}
        initial={title ?? blank}
        columns={2}
        wide={['title']}
        onCancel={onClose}
        onDone={(saved) => {
          succeed(t('ordering.addresses.saved'))
          onSaved(saved)
        }}
        submit={t('common.save')}
        fields={{
          title: <TextBox maxLength={100} autoComplete="organization" />,
          invoiceType: (
            <SelectBox
              options={(['special', 'normal'] as const).map((value) => ({
                value,
                label: t(`orders.invoiceType.${value}`),
              }))}
            />
          ),
          taxNo: <TextBox maxLength={20} autoCapitalize="characters" />,
          address: <TextBox maxLength={200} />,
          phone: <TextBox maxLength={30} inputMode="tel" />,
          bank: <TextBox maxLength={100} />,
          bankAccount: <TextBox maxLength={40} inputMode="numeric" />,
          isDefault: <Switch type="checkbox" />,
        }}
      />
    </Dialog>
  )
}
