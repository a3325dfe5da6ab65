import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { CountdownAnnouncement } from '#web/modules/sourcing/countdown/CountdownAnnouncement.tsx'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { useLive } from '#web/modules/sourcing/countdown/useLive.ts'
import { ReplyTime, useServerClock } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { allProjectsPath, hallPaths } from '#web/modules/sourcing/hall/hallPaths.ts'
import { projectPath } from '#web/modules/sourcing/hall/projectPath.ts'
import { useHallName } from '#web/modules/sourcing/hall/useHallName.ts'
import { ResultSection } from '#web/modules/sourcing/award/ResultSection.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { EndNotice } from './EndNotice.tsx'
import { NoticeActions } from './NoticeActions.tsx'
import { NoticeFoot } from './NoticeFoot.tsx'
import { NoticeHead } from './parts/NoticeHead.tsx'
import { noticeIdIn } from './noticeIdIn.ts'
import css from './NoticePage.module.css'
import { NoticeParts } from './NoticeParts.tsx'
import { NoticeSide } from './NoticeSide.tsx'

const live = [getProjectNotice]
/** For suppliers whose quote has lapsed. */
const Unconfirmed = lazyWith(
  ['sourcing'],
  async () => (await import('#web/modules/sourcing/quoting/Unconfirmed.tsx')).Unconfirmed,
)

/** Page of a published project; each reader sees what they may see. */
export function NoticePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = noticeIdIn(search)
  if (id !== undefined) return <Notice id={id} />
  const halls = <ButtonLink to={allProjectsPath}>{t('notice.action.ended')}</ButtonLink>
  return <Empty page illustration="search" title={t('notice.noId')} reason={t('notice.noIdReason')} action={halls} />
}

function Notice({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const notice = useRead(getProjectNotice, { id })
  const hall = useHallName(notice.type)
  const isHydrated = useHydrated()
  const onMoment = useLive(live)
  useServerClock(notice.now)
  const path = projectPath(notice)
  // Redirects to the path of the current status, because links outlive it; also links without a type.
  if (pathname + search !== path) return <Navigate replace to={path + hash} />
  const backTo = {
    to: hallPaths[notice.type],
    label: hall,
    here: notice.projectNo,
    kind: t('notice.kind'),
    actions: <NoticeActions notice={notice} />,
  }
  return (
    <ReplyTime value={notice.now}>
      <Page title={notice.title} hideTitle backTo={backTo} foot={<NoticeFoot notice={notice} />}>
        <div className={css['page']}>
          <NoticeHead notice={notice} />
          {isHydrated && notice.quote && notice.can.includes('quote') && (
            <Suspense>
              <Unconfirmed projectId={notice.id} quote={notice.quote} isElsewhere />
            </Suspense>
          )}
          <EndNotice notice={notice} />
          <ResultSection notice={notice} />
          <div className={css['columns']}>
            <NoticeParts notice={notice} />
            <NoticeSide notice={notice} onMoment={onMoment} />
          </div>
        </div>
        <CountdownAnnouncement project={countedOf(notice)} />
      </Page>
    </ReplyTime>
  )
}
