import css from './AddressesPage.module.css'
import { useTranslation } from 'react-i18next'
import { type ListedInvoiceTitle, removeInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'

interface InvoiceTitleRowProps {
  readonly title: ListedInvoiceTitle
  readonly isLast: boolean
  readonly onEdit: () => void
}

export function InvoiceTitleRow({ title: given, isLast, onEdit }: InvoiceTitleRowProps) {
  const { t } = useTranslation()
  const { invoiceTitleId, title, taxNo, invoiceType, bank, bankAccount, isDefault, isOwn } = given
  const remove = useWrite(removeInvoiceTitle, { onDone: () => toast.success(t('common.removed')) })
  const askRemove = useConfirmRemove()
  const onRemove = async () => {
    if (await askRemove(t('ordering.addresses.removeTitle', { title }))) remove.mutate({ invoiceTitleId })
  }
  return (
    <li className={css['row']}>
      <div>
        <p className={css['who']}>
          <b>{title}</b> {isDefault && <Tag tone="accent">{t('ordering.confirm.isDefault')}</Tag>}
        </p>
        <p className={css['where']}>
          {[t('ordering.addresses.taxNo', { taxNo }), t(`orders.invoiceType.${invoiceType}`), bank, bankAccount]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={css['actions']}>
        {isOwn && (
          <Button variant="text" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
        {isOwn && !isLast && (
          <Button variant="text" busy={remove.isPending} onClick={() => void onRemove()}>
            {t('common.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
