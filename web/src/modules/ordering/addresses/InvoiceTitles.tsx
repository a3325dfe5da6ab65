import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InvoiceTitle, listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { AddButton } from './AddButton.tsx'
import css from './AddressesPage.module.css'
import { InvoiceTitleDialog } from './InvoiceTitleDialog.tsx'
import { InvoiceTitleRow } from './InvoiceTitleRow.tsx'

/** Invoice titles of the reader's department. */
export function InvoiceTitles() {
  const { t } = useTranslation()
  const titles = useRead(listInvoiceTitles, {})
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>()
  const close = () => setEditing(undefined)
  return (
    <Section
      title={t('ordering.addresses.titles')}
      actions={<AddButton word="addTitle" onClick={() => setEditing('new')} />}
    >
      {titles.length === 0 && (
        <Empty
          illustration="box"
          title={t('ordering.addresses.noTitles')}
          reason={t('ordering.addresses.noTitlesReason')}
        />
      )}
      <ul className={css['list']}>
        {titles.map((title) => (
          <InvoiceTitleRow
            key={title.invoiceTitleId}
            title={title}
            // The last title must stay, because the department needs one to order.
            isLast={titles.length === 1}
            onEdit={() => setEditing(title)}
          />
        ))}
      </ul>
      {editing && (
        <InvoiceTitleDialog title={editing === 'new' ? undefined : editing} onClose={close} onSaved={close} />
      )}
    </Section>
  )
}
