import { useTranslation } from 'react-i18next'
import { blockKindNames, dealPurposeNames } from '#contract/suppliers/blocks.ts'
import { type Certificate, certificateTypeNames } from '#contract/suppliers/certificates.ts'
import type { SupplierProfile } from '#contract/suppliers/profile.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'

const plain = [
  'name',
  'shortName',
  'code',
  'creditCode',
  'legalPerson',
  'region',
  'address',
  'contactName',
  'contactTel',
  'email',
] as const
const tones = { valid: 'ok', expiring: 'warn', expired: 'err' } as const
const place = () => (languageTag() === 'en' ? 1 : 0)

/** What a supplier has said of itself. */
export function ProfileFacts({ profile }: { readonly profile: SupplierProfile }) {
  const { t } = useTranslation()
  const items = plain.map((key) => ({ label: t(`supplierProfile.field.${key}`), value: profile[key] }))
  return <DescriptionList items={items} />
}

/** For what one may deal with a supplier, and why not. */
export function Deals({ profile: { deals, blocks } }: { readonly profile: SupplierProfile }) {
  const { t } = useTranslation()
  const items = deals.map(({ purpose, isOpen }) => ({
    label: dealPurposeNames[purpose][place()],
    value: (
      <StatusTag tone={isOpen ? 'ok' : 'err'}>{t(`supplierProfile.deal.${isOpen ? 'open' : 'blocked'}`)}</StatusTag>
    ),
  }))
  return (
    <>
      <DescriptionList items={items} variant="strip" />
      {blocks.map(({ id, kind, until }) => (
        <p key={id}>
          {t('supplierProfile.block', {
            kind: blockKindNames[kind][place()],
            until: until || t('supplierProfile.endless'),
          })}
        </p>
      ))}
    </>
  )
}

/** Certificates with their last days, those that expire first before the others. */
export function CertificateTable({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const { t } = useTranslation()
  const columns: readonly Column<Certificate>[] = [
    {
      key: 'type',
      title: t('supplierProfile.certificate.type'),
      lead: true,
      render: ({ type, no }) => <RowName under={no}>{certificateTypeNames[type][place()]}</RowName>,
    },
    {
      key: 'issuer',
      title: t('supplierProfile.certificate.issuer'),
      desk: true,
      render: ({ issuer }) => issuer || '-',
    },
    {
      key: 'to',
      title: t('supplierProfile.certificate.to'),
      render: ({ to }) => to || t('supplierProfile.certificate.endless'),
    },
    {
      key: 'state',
      title: t('supplierProfile.certificate.state'),
      render: ({ state, daysLeft }) => (
        <StatusTag tone={tones[state]}>
          {t(`supplierProfile.certificate.states.${state}`, { days: Math.abs(daysLeft ?? 0) })}
        </StatusTag>
      ),
    },
    {
      key: 'files',
      title: t('supplierProfile.certificate.files'),
      render: ({ files }) => (files.length === 0 ? '-' : <AttachmentList files={files} />),
    },
  ]
  return (
    <Table
      label={t('supplierProfile.certificates')}
      rows={certificates}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<Empty title={t('supplierProfile.none')} reason={t('supplierProfile.noneReason')} />}
    />
  )
}
