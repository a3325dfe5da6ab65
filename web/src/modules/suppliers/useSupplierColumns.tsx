import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
      render: ({ id, name, shortName, code }) => (
        <RowName under={`${shortName} · ${code}`} title={name}>
          <Link to={`/supplier360?id=${id}`}>{name}</Link>
        </RowName>
      ),
    },
    {
      key: 'creditCode',
      render: ({ creditCode }) => <span className="num">{creditCode}</span>,
    },
    { key: 'region', sort: 'region', render: ({ region }) => region || '-' },
    {
      key: 'contactName',
      render: ({ contactName, contactTel }) => (
        <span className="num">
          {contactName || '-'}
          {contactTel !== '' && <Under>{contactTel}</Under>}
        </span>
      ),
    },
    {
      key: 'status',
      render: ({ status }) => (
        <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`suppliers.status.${status}`)}</StatusTag>
      ),
    },
  ]
}
