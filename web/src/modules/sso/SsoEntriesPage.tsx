import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '#web/kit/Choice.tsx'
import { Panel } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { AppsTable } from './AppsTable.tsx'
import { EntriesTable } from './EntriesTable.tsx'

const tabs = ['entries', 'apps'] as const

/** Ways in from outside, and the applications that people go on to from here. */
export function SsoEntriesPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<(typeof tabs)[number]>('entries')
  return (
    <Page title={t('sso.office.title')} purpose={t('sso.office.purpose')}>
      <Panel>
        <Choice
          look="tabs"
          label={t('sso.office.title')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: t(`sso.office.tabs.${value}`) }))}
        />
        <Suspense fallback={<Skeleton />}>{tab === 'entries' ? <EntriesTable /> : <AppsTable />}</Suspense>
      </Panel>
    </Page>
  )
}
