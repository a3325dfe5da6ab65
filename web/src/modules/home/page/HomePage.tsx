import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { viewHome } from '#contract/home/home.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { ReplyTime, useServerClock } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { HomeBlocks } from './HomeBlocks.tsx'
import { useHomeLive } from './useHomeLive.ts'

interface HomePageProps {
  /** Default: the tenant's home page. */
  readonly page?: HomePageName
}

/** Home page of the portal, rendered from its layout. */
export function HomePage({ page }: HomePageProps) {
  const { t } = useTranslation()
  const view = useRead(viewHome, page === undefined ? {} : { page })
  // Keeps the server-rendered content until its code is loaded: a newer time would discard it.
  const [firstNow] = useState(view.now)
  const onMoment = useHomeLive()
  useServerClock(view.now)
  return (
    <ReplyTime value={firstNow}>
      <Page title={t('homePage.title')} hideTitle>
        <HomeBlocks view={view} onMoment={onMoment} />
      </Page>
    </ReplyTime>
  )
}
