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
  /** Without a name the one that is the tenant's home. */
  readonly page?: HomePageName
}

/** A home page of the portal, as its layout says. */
export function HomePage({ page }: HomePageProps) {
  const { t } = useTranslation()
  const view = useRead(viewHome, page === undefined ? {} : { page })
  // What the server has rendered stays as it is until its code comes: a newer time would throw it away.
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
