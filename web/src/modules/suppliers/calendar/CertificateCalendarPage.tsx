import { useTranslation } from 'react-i18next'
import type { Route } from '#contract/kit/route.ts'
import {
  type CalendarCertificate,
  type CalendarCounts,
  type CalendarState,
  countCertificates,
  countOwnCertificates,
  exportCertificates,
  exportOwnCertificates,
  listCertificates,
  listOwnCertificates,
} from '#contract/suppliers/certificateCalendar.ts'
import { type CertificateType, certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { useRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { useMonthName } from '#web/kit/format/month.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { CalendarMonths } from './CalendarMonths.tsx'

const tones = { valid: 'ok', expiring: 'warn', expired: 'err' } as const
const place = () => (languageTag() === 'en' ? 1 : 0)
const types = Object.keys(certificateTypeNames) as CertificateType[]
const states = ['expired', 'expiring', 'valid', 'endless'] as const satisfies readonly CalendarState[]

/** Certificates of all suppliers by the month of their last day. */
export function CertificateCalendarPage() {
  const { t } = useTranslation()
  const counts = useRead(countCertificates, {})
  return (
    <Page title={t('certificateCalendar.title')} purpose={t('certificateCalendar.purpose')}>
      <Calendar route={listCertificates} exported={exportCertificates} counts={counts} />
    </Page>
  )
}

/** Certificates of the person's supplier. */
export function MyCertificatesPage() {
  const { t } = useTranslation()
  const counts = useRead(countOwnCertificates, {})
  return (
    <Page
      title={t('certificateCalendar.ownTitle')}
      purpose={t('certificateCalendar.ownPurpose')}
      actions={<ButtonLink to="/myCompany">{t('certificateCalendar.renew')}</ButtonLink>}
    >
      <Calendar route={listOwnCertificates} exported={exportOwnCertificates} counts={counts} isOwn />
    </Page>
  )
}

interface CalendarProps {
  readonly route: typeof listCertificates | typeof listOwnCertificates
  readonly exported: typeof exportCertificates | typeof exportOwnCertificates
  readonly counts: CalendarCounts
  readonly isOwn?: boolean
}

function Calendar({ route, exported, counts, isOwn = false }: CalendarProps) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const list = route as typeof listCertificates
  const [query, setQuery] = useUrlQuery(list)
  const supplier: RecordColumn<'certificateCalendar', CalendarCertificate> = {
    key: 'supplierName',
    lead: true,
    render: ({ supplierName, type, no }) => (
      <RowName under={`${certificateTypeNames[type][place()]} ${no}`}>{supplierName}</RowName>
    ),
  }
  const certificate: RecordColumn<'certificateCalendar', CalendarCertificate> = {
    key: 'type',
    lead: true,
    render: ({ type, no }) => <RowName under={no}>{certificateTypeNames[type][place()]}</RowName>,
  }
  const groupOf = ({ to }: CalendarCertificate) => to.slice(0, 7)
  return (
    <>
      <CalendarMonths
        counts={counts}
        month={query.month}
        state={query.state}
        onChoose={(chosen) => setQuery({ month: undefined, state: undefined, ...chosen, page: undefined })}
      />
      <RecordPanel
        texts="certificateCalendar"
        route={list}
        exported={exported as Route as typeof exportCertificates}
        rowKey={({ id }) => id}
        group={{
          of: groupOf,
          title: (month) => (month === '' ? t('certificateCalendar.endless') : monthName(month)),
        }}
        columns={[
          isOwn ? certificate : supplier,
          { key: 'issuer', desk: true, render: ({ issuer }) => issuer || '-' },
          { key: 'to', render: ({ to }) => to || t('certificateCalendar.endless') },
          {
            key: 'state',
            render: ({ state, daysLeft, to }) => (
              <StatusTag tone={tones[state]}>
                {to === ''
                  ? t('certificateCalendar.states.endless')
                  : t(`supplierProfile.certificate.states.${state}`, { days: Math.abs(daysLeft ?? 0) })}
              </StatusTag>
            ),
          },
          {
            key: 'files',
            desk: true,
            title: t('certificateCalendar.files'),
            render: ({ files }) => (files.length === 0 ? '-' : <AttachmentList files={files} />),
          },
        ]}
        filters={[
          {
            name: 'type',
            label: t('certificateCalendar.field.type'),
            control: (
              <Select
                hint={t('common.all')}
                options={types.map((value) => ({ value, label: certificateTypeNames[value][place()] }))}
              />
            ),
          },
          {
            name: 'state',
            label: t('certificateCalendar.field.state'),
            control: (
              <Select
                hint={t('common.all')}
                options={states.map((value) => ({ value, label: t(`certificateCalendar.states.${value}`) }))}
              />
            ),
          },
        ]}
        actions={{}}
      />
    </>
  )
}
