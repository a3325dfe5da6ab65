import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type DeliveredPassport, findPassport, type PassportDetail } from '#contract/onboarding/passports.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { useRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './Passport.module.css'
import { proofTones } from './proofTones.ts'
import { useSections } from './sections.ts'

const certificateTones = { same: 'mute', renewed: 'ok', new: 'ok', expired: 'err' } as const
const place = () => (languageTag() === 'en' ? 1 : 0)

interface PassportDrawerProps {
  readonly passport: DeliveredPassport
  readonly onClose: () => void
}

/** Delivered passport: its signature, and how it differs from what this platform holds. */
export function PassportDrawer({ passport: { id, companyName }, onClose }: PassportDrawerProps) {
  return (
    <Dialog title={companyName} width={800} place="right" onClose={onClose}>
      <Delivered id={id} />
    </Dialog>
  )
}

function Delivered({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const passport = useRead(findPassport, { id })
  const { proof, supplierId, changeId } = passport
  return (
    <Stack>
      {proof === 'altered' && (
        <Alert tone="err" title={t('supplierPassports.alteredTitle')}>
          {t('supplierPassports.alteredText')}
        </Alert>
      )}
      {proof === 'withdrawn' && <Alert tone="info" title={t('supplierPassports.withdrawnTitle')} />}
      {proof === 'valid' && supplierId === null && <Alert tone="info" title={t('supplierPassports.noSupplier')} />}
      <Section bare title={t('supplierPassports.facts')}>
        <PassportFacts passport={passport} />
        {changeId !== null && <Link to="/profileChanges">{t('supplierPassports.toChange')}</Link>}
      </Section>
      {passport.fields.length > 0 && <Differences passport={passport} />}
      {passport.certificates.length > 0 && <Certificates passport={passport} />}
    </Stack>
  )
}

function PassportFacts({ passport }: { readonly passport: PassportDetail }) {
  const { t } = useTranslation()
  const sections = useSections()(passport.sections)
  const items = [
    {
      label: t('supplierPassports.field.issuerName'),
      value: `${passport.issuerName}（${passport.issuerHost}）`,
    },
    {
      label: t('supplierPassports.field.editionNo'),
      value: t('supplierPassports.edition', { number: passport.editionNo }),
    },
    { label: t('supplierPassports.sections'), value: sections },
    { label: t('supplierPassports.field.issuedAt'), value: <Brief at={passport.issuedAt} /> },
    {
      label: t('supplierPassports.field.proof'),
      value: <StatusTag tone={proofTones[passport.proof]}>{t(`supplierPassports.proofs.${passport.proof}`)}</StatusTag>,
    },
    { label: t('supplierPassports.key'), value: <span className={css['digest']}>{passport.kid}</span> },
    {
      label: 'SHA-256',
      value: <span className={css['digest']}>{passport.digest || '-'}</span>,
      wide: true,
    },
  ]
  return <DescriptionList items={items} />
}

function Differences({ passport: { fields } }: { readonly passport: PassportDetail }) {
  const { t } = useTranslation()
  return (
    <Section bare title={t('supplierPassports.differences')}>
      <Table
        label={t('supplierPassports.differences')}
        rows={fields}
        rowKey={({ field }) => field}
        columns={[
          {
            key: 'field',
            title: t('supplierPassports.item'),
            lead: true,
            render: ({ field }) => t(`supplierPassports.fields.${field}`),
          },
          { key: 'held', title: t('supplierPassports.held'), render: ({ held }) => held || '-' },
          {
            key: 'delivered',
            title: t('supplierPassports.delivered'),
            render: ({ held, delivered }) => (
              <span className={held === delivered ? undefined : css['changed']}>{delivered || '-'}</span>
            ),
          },
        ]}
      />
    </Section>
  )
}

function Certificates({ passport: { certificates } }: { readonly passport: PassportDetail }) {
  const { t } = useTranslation()
  return (
    <Section bare title={t('supplierPassports.certificates')} note={t('supplierPassports.certificatesNote')}>
      <Table
        label={t('supplierPassports.certificates')}
        rows={certificates}
        rowKey={({ type, no, to }) => `${type} ${no} ${to}`}
        columns={[
          {
            key: 'type',
            title: t('supplierPassports.certificate.type'),
            lead: true,
            render: ({ type, no }) => <RowName under={no}>{certificateTypeNames[type][place()]}</RowName>,
          },
          { key: 'issuer', title: t('supplierPassports.certificate.issuer'), render: ({ issuer }) => issuer || '-' },
          {
            key: 'to',
            title: t('supplierPassports.certificate.to'),
            render: ({ to }) => to || t('supplierPassports.certificate.endless'),
          },
          { key: 'files', title: t('supplierPassports.certificate.files'), right: true, render: ({ files }) => files },
          {
            key: 'state',
            title: t('supplierPassports.certificate.state'),
            render: ({ state }) => (
              <StatusTag tone={certificateTones[state]}>{t(`supplierPassports.certificateStates.${state}`)}</StatusTag>
            ),
          },
        ]}
      />
    </Section>
  )
}
