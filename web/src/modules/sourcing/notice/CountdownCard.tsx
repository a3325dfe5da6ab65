import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { ProjectClock } from '#web/modules/sourcing/countdown/ProjectClock.tsx'
import { wholeTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import { ServerTime } from '#web/modules/sourcing/countdown/ServerTime.tsx'
import { FollowButton } from './FollowButton.tsx'
import { MainAction } from './MainAction.tsx'
import { noticeActionOf, noticeHintOf } from './noticeAction.ts'
import css from './NoticeSide.module.css'

interface CountdownCardProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/** Card with countdown, deadlines, number of suppliers and main action. */
export function CountdownCard({ notice, onMoment }: CountdownCardProps) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  const hint = noticeHintOf(notice, isVisitor)
  const enrols = notice.audit === '1'
  const times = [
    ['enrolBegin', enrols ? notice.enrollDate : null],
    ['enrolEnd', enrols ? notice.deadlineDate : null],
    ['questionEnd', notice.questionEndAt],
    ['quoteBegin', notice.quoteBeginDay],
    ['quoteEnd', notice.quoteEndDay],
    ['negotiationEnd', notice.negotiationEndDay],
  ] as const
  return (
    <section className={`card ${css['countdown']}`} aria-label={t('notice.side.label')}>
      <ProjectClock notice={notice} onMoment={onMoment} />
      <dl className={css['times']}>
        {times.map(([name, at]) =>
          at === null ? null : (
            <Fragment key={name}>
              <dt>{t(`notice.side.${name}`)}</dt>
              <dd>
                <time dateTime={at}>{wholeTime(at)}</time>
              </dd>
            </Fragment>
          ),
        )}
        {notice.size1 !== null && enrols && (
          <>
            <dt>{t('notice.side.enrolled')}</dt>
            <dd>{t('hall.suppliers', { count: notice.size1 })}</dd>
          </>
        )}
        {notice.size2 !== null && !notice.hasAuction && (
          <>
            <dt>{t('notice.side.quoted')}</dt>
            <dd>{t('hall.suppliers', { count: notice.size2 })}</dd>
          </>
        )}
        <dt className={css['desk']}>{t('notice.side.serverTime')}</dt>
        <dd className={css['desk']}>
          <ServerTime />
        </dd>
      </dl>
      <div className={`noPrint ${css['actions']}`}>
        {noticeActionOf(notice, isVisitor) && <MainAction notice={notice} />}
        <FollowButton notice={notice} />
      </div>
      {hint && <p className={css['hint']}>{t(`notice.hint.${hint}`, { reason: notice.enrolment?.reason || '-' })}</p>}
    </section>
  )
}
