import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { AppsTable } from './AppsTable.tsx'
import { EntriesTable } from './EntriesTable.tsx'

const tabs = ['entries', 'apps'] as const

/** SSO entries, and applications that people go on to. */
export function SsoEntriesPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<(typeof tabs)[number]>('entries')
  return (
    <Page title={t('sso.admin.title')} purpose={t('sso.admin.purpose')}>
      <Card>
        <Tabs
          label={t('sso.admin.title')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: t(`sso.admin.tabs.${value}`) }))}
        />
        <Suspense fallback={<Skeleton />}>{tab === 'entries' ? <EntriesTable /> : <AppsTable />}</Suspense>
      </Card>
    </Page>
  )
}
