import { useTranslation } from 'react-i18next'
import type { PlatformTenant } from '#contract/platform/tenants.ts'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { tenantTones } from '../tones.ts'

/** Use beside its limit: `36 / 200`. */
export const usedOf = (used: number | null, limit: number | null): string => `${used ?? '-'} / ${limit ?? '∞'}`

/** Columns of the companies. */
export function useTenantColumns(): readonly RecordColumn<'tenants', PlatformTenant>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sort: 'name',
      lead: true,
      render: ({ name, code, hosts }) => <RowName under={`${code} · ${hosts}`}>{name}</RowName>,
    },
    { key: 'package' },
    {
      key: 'state',
      render: ({ state }) => (
        <StatusTag tone={tenantTones[state]}>{t(`tenants.field.state.options.${state}`)}</StatusTag>
      ),
    },
    {
      key: 'expiresOn',
      sort: 'expiresOn',
      render: ({ expiresOn }) => <span className="num">{expiresOn || t('tenants.noEnd')}</span>,
    },
    {
      key: 'accounts',
      right: true,
      render: ({ accounts, accountLimit }) => <span className="num">{usedOf(accounts, accountLimit)}</span>,
    },
    {
      key: 'suppliers',
      right: true,
      desk: true,
      render: ({ suppliers, supplierLimit }) => <span className="num">{usedOf(suppliers, supplierLimit)}</span>,
    },
    {
      key: 'storageMb',
      right: true,
      desk: true,
      render: ({ storageMb, storageLimitMb }) => <span className="num">{usedOf(storageMb, storageLimitMb)}</span>,
    },
    {
      key: 'checklist',
      title: t('tenants.checklist'),
      right: true,
      desk: true,
      render: ({ checklistDone, checklistAll }) => (
        <span className="num">{checklistDone === null ? '-' : `${checklistDone} / ${checklistAll}`}</span>
      ),
    },
  ]
}
