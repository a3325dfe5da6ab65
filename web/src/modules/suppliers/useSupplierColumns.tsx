import { useTranslation } from 'react-i18next'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowActions, RowName, Under } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

type Act = (supplier: Supplier) => void

interface Acts {
  readonly onEdit: Act
  readonly onSuspend: Act
  readonly onResume: Act
}

export function useSupplierColumns({ onEdit, onSuspend, onResume }: Acts): readonly Column<Supplier>[] {
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
    {
      key: 'actions',
      title: t('common.actions'),
      render: (supplier) => (
        <RowActions>
          <Button variant="text" onClick={() => onEdit(supplier)}>
            {t('common.edit')}
          </Button>
          {supplier.can.map((action) => (
            <Button
              key={action}
              variant="text"
              onClick={() => (action === 'suspend' ? onSuspend(supplier) : onResume(supplier))}
            >
              {t(`suppliers.move.${action}`)}
            </Button>
          ))}
        </RowActions>
      ),
    },
  ]
}
