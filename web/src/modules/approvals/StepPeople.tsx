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
  const open = step.tasks.filter(({ status }) => status === 'open')
  // Until a step opens its approvers are a forecast; then those count who hold its tasks.
  const shown = open.length > 0 ? open : decided.length === 0 ? step.approvers : []
  const nameIn = (person: (typeof shown)[number]) =>
    'onBehalfOfName' in person && person.onBehalfOfName !== ''
      ? t('approvalProgress.onBehalfOf', { name: person.userName, other: person.onBehalfOfName })
      : person.userName
  const many = shown.length > 1 && decided.length === 0
  return (
    <>
      {decided.map((task) => (
        <p key={`${task.userId} ${task.decidedAt}`}>
          {[
            task.onBehalfOfName === ''
              ? task.userName
              : t('approvalProgress.onBehalfOf', { name: task.userName, other: task.onBehalfOfName }),
            t(`approvalProgress.task.${task.status}`),
            task.byLetter ? t('approvalProgress.byLetter') : '',
            task.openedAt === null ? '' : t('approvalProgress.took', { span: span(task.openedAt, task.decidedAt!) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {shown.length > 0 && (
        <p>
          {step.toAdmin && open.length === 0
            ? t('approvalProgress.admin')
            : shown.map(nameIn).join(isEnglish ? ', ' : '、')}
          {many &&
            (step.mode === 'ratio'
              ? t('approvalProgress.share', { percent: step.percent ?? 100 })
              : t(`approvalProgress.mode.${step.mode}`))}
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
