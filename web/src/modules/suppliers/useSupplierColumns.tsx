import { useTranslation } from 'react-i18next'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

/** Columns of the supplier list. */
export function useSupplierColumns(): readonly RecordColumn<'suppliers', Supplier>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('suppliers.supplier'),
      lead: true,
      render: ({ name, shortName, code }) => <RowName under={`${shortName} · ${code}`}>{name}</RowName>,
    },
    {
      key: 'creditCode',
      title: t('field.creditCode'),
      render: ({ creditCode }) => <span className="num">{creditCode}</span>,
    },
    { key: 'region', sort: 'region', title: t('field.region'), render: ({ region }) => region || '-' },
    {
      key: 'contactName',
      title: t('field.contactName'),
      render: ({ contactName, contactTel }) => (
        <span className="num">
          {contactName || '-'}
          {contactTel !== '' && <Under>{contactTel}</Under>}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('suppliers.state'),
      render: ({ status }) => (
        <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`suppliers.status.${status}`)}</StatusTag>
      ),
    },
  ]
}
