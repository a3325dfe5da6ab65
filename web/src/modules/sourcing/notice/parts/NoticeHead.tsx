import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { provinces } from '#contract/sourcing/provinces.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import { Budget } from '#web/modules/sourcing/hall/Budget.tsx'
import { toneOf, useStateName } from '#web/modules/sourcing/hall/projectState.ts'
import { ProjectSteps } from '#web/modules/sourcing/steps/ProjectSteps.tsx'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import css from './NoticeHead.module.css'
import { scheduleOfNotice } from '../noticeSchedule.ts'

/** Head of a project: title, progress and five key facts. */
export function NoticeHead({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const stateName = useStateName()
  const time = wholeTime(notice.releaseTime).slice(0, -3)
  return (
    <section className={`card ${css['head']}`} aria-label={notice.title}>
      <div className={css['tags']}>
        <StatusTag tone={toneOf(notice)} as="tag">
          {stateName(notice)}
        </StatusTag>
        <Tag>{t(`hall.kind.${notice.type}`)}</Tag>
        <Tag>{t(`hall.purchaseForm.${notice.purchaseForm}`)}</Tag>
        {notice.attempt > 1 && <Tag tone="info">{t('notice.attempt', { no: notice.attempt })}</Tag>}
        {notice.scope === 'invited' && <Tag>{t('notice.invited')}</Tag>}
        {notice.changes.length > 0 && (
          <Tag tone="warn">{t('notice.changedTimes', { count: notice.changes.length })}</Tag>
        )}
        <span className="num">{notice.projectNo}</span>
        <span className={`num ${css['from']}`}>{t('notice.published', { dept: notice.deptName, time })}</span>
      </div>
      <p aria-hidden className={css['title']}>
        {notice.title}
      </p>
      <ProjectSteps project={scheduleOfNotice(notice)} now={notice.now} />
      <Facts notice={notice} />
    </section>
  )
}

function Facts({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const place = useLocale() === 'en_US' ? 1 : 0
  const isMasked = notice.isShowPrice === '1'
  const region = notice.region === null ? '' : provinces[notice.region][place]
  const budget = (
    <>
      <Budget card={notice} />
      {isMasked && (
        <span className={css['lock']} title={t('notice.fact.masked')}>
          <Icon of={LockOutlined} />
        </span>
      )}
    </>
  )
  const items = [
    { label: t(budgetLabel(notice.type)), value: budget },
    {
      label: t('notice.fact.items'),
      value: notice.items.length === 0 ? '-' : t('notice.fact.itemCount', { count: notice.items.length }),
    },
    { label: t('notice.fact.evaluation'), value: t(`notice.evaluation.${notice.evaluation}`) },
    { label: t('notice.fact.delivery'), value: notice.deliveryAddress || region },
    { label: t('notice.fact.award'), value: t(`notice.award.${notice.awardBy}`) },
  ]
  return <DescriptionList variant="strip" items={items} />
}
