import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneCatalogs } from '#contract/catalogue/zones.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { useMallAddress } from '#web/modules/catalogue/mall/useMallAddress.ts'
import { BlankList, FoundList } from '#web/modules/catalogue/search/FoundList.tsx'
import { ZoneHead } from './ZoneHead.tsx'
import css from './ZoneHead.module.css'

/** Page of a zone: its head, then its goods like any list. */
export function ZonePage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const mall = useMallAddress()
  const zoneAreaId = mall.settled.zoneAreaId ?? ''
  const { reply, refusal, hasFailed, retry } = useRead(zoneCatalogs, { zoneAreaId }, { suspense: false })
  if (refusal) {
    const isGone = refusal.is('thing.notFound')
    const sentence = isGone ? t('catalogue.zone.gone') : refusal.message
    return (
      <Page title={sentence} hideTitle>
        <div className={`card ${css['notice']}`}>
          <Empty
            illustration="box"
            title={sentence}
            reason={isGone ? t('catalogue.zone.goneReason') : undefined}
            action={<ButtonLink to="/mall">{t('catalogue.zone.toMall')}</ButtonLink>}
          />
        </div>
      </Page>
    )
  }
  const title = reply ? nameOf({ name: reply.zone.name, enName: reply.zone.nameEn }) : t('catalogue.zone.list')
  return (
    <Page title={title} hideTitle wide>
      {hasFailed && <ErrorNotice onRetry={retry} />}
      {reply && <ZoneHead catalogs={reply} address={mall.settled} />}
      {!hasFailed && (
        <Suspense fallback={<BlankList address={mall.settled} />}>
          {reply ? <FoundList mall={mall} /> : <BlankList address={mall.settled} />}
        </Suspense>
      )}
    </Page>
  )
}
