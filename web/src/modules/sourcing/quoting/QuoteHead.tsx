import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isQuotingOver } from '#contract/sourcing/countdown.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectClock } from '../countdown/ProjectClock.tsx'
import { wholeTime } from '../countdown/projectTime.ts'
import { ServerTime } from '../countdown/ServerTime.tsx'
import { Budget } from '../hall/Budget.tsx'
import { projectPath } from '../hall/projectPath.ts'
import { toneOf, useStateName } from '../hall/projectState.ts'
import { budgetLabel } from '../hall/budgetLabel.ts'
import css from './Quoting.module.css'

interface QuoteHeadProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/**
 * Times below the countdown: the end of quoting or of the negotiation; before quoting begins, the times until then too.
 * None once quoting is over: the clock shows its end.
 */
function timesOf({ status, audit, now, deadlineDate, quoteBeginDay, quoteEndDay, negotiationEndDay }: ProjectNotice) {
  if (isQuotingOver({ state: status })) return []
  const enrols = status === '4' && audit === '1'
  const waits = quoteBeginDay !== null && Date.parse(quoteBeginDay) > Date.parse(now)
  return [
    ['enrolEnd', enrols ? deadlineDate : null],
    ['quoteBegin', waits ? quoteBeginDay : null],
    ['quoteEnd', negotiationEndDay === null ? quoteEndDay : null],
    ['negotiationEnd', negotiationEndDay],
  ] as const
}

/** Project of the quote, with the remaining time. */
export function QuoteHead({ notice, onMoment }: QuoteHeadProps) {
  const { t } = useTranslation()
  const stateName = useStateName()
  return (
    <section className={`card ${css['head']}`} aria-label={notice.title}>
      <div className={css['what']}>
        <div className={css['tags']}>
          <StatusTag tone={toneOf(notice)} as="tag">
            {stateName(notice)}
          </StatusTag>
          <Tag>{t(`hall.kind.${notice.type}`)}</Tag>
          <Tag>{t(`hall.purchaseForm.${notice.purchaseForm}`)}</Tag>
          <span className="num">{notice.projectNo}</span>
          <Link className={css['notice']} to={projectPath(notice)}>
            {t('projects.action.notice')}
          </Link>
        </div>
        <p aria-hidden className={css['title']}>
          {notice.title}
        </p>
        <DescriptionList
          variant="strip"
          items={[
            { label: t('quoting.buyer'), value: notice.deptName },
            {
              label: t(budgetLabel(notice.type)),
              value: <Budget card={notice} />,
            },
            { label: t('notice.fact.award'), value: t(`notice.award.${notice.awardBy}`) },
            ...(notice.size2 === null
              ? []
              : [{ label: t('notice.side.quoted'), value: t('hall.suppliers', { count: notice.size2 }) }]),
          ]}
        />
      </div>
      <div className={css['clock']}>
        <ProjectClock notice={notice} onMoment={onMoment} />
        <p className={css['times']}>
          {timesOf(notice).map(([name, at]) =>
            at === null ? null : (
              <span key={name}>
                {t(`notice.side.${name}`)} <time dateTime={at}>{wholeTime(at)}</time>
              </span>
            ),
          )}
          <span>
            {t('notice.side.serverTime')} <ServerTime />
          </span>
        </p>
      </div>
    </section>
  )
}
