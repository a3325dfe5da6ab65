import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { TimelineStep as RoundStep } from '#contract/approvals/approvals.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './ApprovalRounds.module.css'
import { stayedTooLong } from './rounds.ts'

interface StepPeopleProps {
  readonly step: RoundStep
  readonly span: (from: string, to?: string) => string
}

export function StepPeople({ step, span }: StepPeopleProps) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const reasons = step.because.map(({ name, enName }) => (isEnglish && enName !== '' ? enName : name))
  const decided = step.tasks.filter(({ decidedAt }) => decidedAt !== null)
  const many = step.approvers.length > 1 && decided.length === 0
  return (
    <>
      {decided.map((task) => (
        <p key={task.userId}>
          {[
            task.userName,
            t(`approvalProgress.task.${task.status}`),
            task.openedAt === null ? '' : t('approvalProgress.took', { span: span(task.openedAt, task.decidedAt!) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {decided.length === 0 && (
        <p>
          {step.toAdmin
            ? t('approvalProgress.admin')
            : step.approvers.map(({ userName }) => userName).join(isEnglish ? ', ' : '、')}
          {many && t(`approvalProgress.mode.${step.mode}`)}
        </p>
      )}
      {reasons.length > 0 && <p>{t('approvalProgress.because', { reasons: reasons.join(isEnglish ? ', ' : '、') })}</p>}
    </>
  )
}

export function Waiting({ since, span }: { readonly since: string; readonly span: string }) {
  const { t } = useTranslation()
  const isLate = stayedTooLong(since)
  return (
    <p className={`${css['waiting']} ${isLate ? css['late'] : ''}`}>
      <StatusTag tone="info" as="tag">
        {t('approvalProgress.status.pending')}
      </StatusTag>
      <Icon of={ClockCircleOutlined} /> {t('approvalProgress.stayed', { span })}
    </p>
  )
}
