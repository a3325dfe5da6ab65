import { useTranslation } from 'react-i18next'
import {
  getMyPassport,
  grantPassport,
  listPassportGrants,
  type PassportGrant,
  passportSections,
  withdrawPassport,
} from '#contract/onboarding/passports.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './Passport.module.css'
import { useSections } from './sections.ts'

/** Passport of the person's supplier: its edition, and the platforms to which it was granted. */
export function MyPassportPage() {
  const { t } = useTranslation()
  const sectionsText = useSections()
  const statuses = (['active', 'withdrawn'] as const).map((value) => ({
    value,
    label: t(`myPassport.statuses.${value}`),
  }))
  return (
    <RecordPage
      texts="myPassport"
      route={listPassportGrants}
      rowKey={({ id }) => id}
      renderAdd={(close) => <GrantDialog onClose={close} />}
      columns={[
        {
          key: 'platform',
          lead: true,
          render: ({ platform, host }) => <RowName under={host}>{platform}</RowName>,
        },
        { key: 'sections', render: ({ sections }) => sectionsText(sections) },
        {
          key: 'deliveredNo',
          render: ({ deliveredNo }) =>
            deliveredNo === null ? t('myPassport.waiting') : t('myPassport.edition', { number: deliveredNo }),
        },
        { key: 'deliveredAt', desk: true, render: ({ deliveredAt }) => <Brief at={deliveredAt} /> },
        { key: 'grantedAt', desk: true, render: ({ grantedAt }) => <Brief at={grantedAt} /> },
        {
          key: 'status',
          render: ({ status }) => (
            <StatusTag tone={status === 'active' ? 'ok' : 'mute'}>{t(`myPassport.statuses.${status}`)}</StatusTag>
          ),
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t('myPassport.field.status'),
          control: <Select hint={t('common.all')} options={statuses} />,
        },
      ]}
      actions={{
        withdraw: {
          shown: ({ status }: PassportGrant) => status === 'active',
          danger: true,
          call: callTo(withdrawPassport, ({ id, version }: PassportGrant) => ({ id, version })),
          confirm: ({ platform }) => ({
            title: t('myPassport.withdrawTitle', { platform }),
            text: t('myPassport.withdrawText'),
          }),
        },
      }}
      below={<Edition />}
    />
  )
}

function Edition() {
  const { t } = useTranslation()
  const { edition, host } = useRead(getMyPassport, {})
  return (
    <Section title={t('myPassport.current')}>
      {edition ? (
        <DescriptionList
          items={[
            { label: t('myPassport.number'), value: t('myPassport.edition', { number: edition.no }) },
            { label: t('myPassport.issuedAt'), value: <Brief at={edition.issuedAt} /> },
            { label: t('myPassport.issuer'), value: host },
            { label: 'SHA-256', value: <span className={css['digest']}>{edition.digest}</span>, wide: true },
          ]}
        />
      ) : (
        <p>{t('myPassport.noEdition')}</p>
      )}
    </Section>
  )
}

function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const options = passportSections.map((value) => ({
    value,
    label: t(`myPassport.sectionNames.${value}`),
  }))
  return (
    <RouteFormDialog
      title={t('myPassport.add')}
      submit={t('myPassport.grant')}
      route={grantPassport}
      initial={{ sections: ['company', 'contacts', 'certificates'] }}
      labels="myPassport.form"
      columns={1}
      note={<p>{t('myPassport.grantNote')}</p>}
      fields={{ host: {}, sections: { options } }}
      onClose={onClose}
    />
  )
}
