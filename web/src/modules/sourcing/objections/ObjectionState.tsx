import { useTranslation } from 'react-i18next'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { objectionTones } from './objectionTones.ts'

interface OfObjection {
  readonly objection: Objection
}

/** Status of an objection, and whether it blocks the result. */
export function ObjectionState({ objection: { status, blocks } }: OfObjection) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={objectionTones[status]}>{t(`objections.field.status.options.${status}`)}</StatusTag>{' '}
      {blocks && <Tag tone="warn">{t('objections.blocks')}</Tag>}
    </>
  )
}

/** Deadline of an objection, and whether it is overdue. */
export function ObjectionDue({ objection: { dueAt, isOverdue } }: OfObjection) {
  const { t } = useTranslation()
  return (
    <>
      <ProjectTime at={dueAt} /> {isOverdue && <Tag tone="err">{t('objections.overdue')}</Tag>}
    </>
  )
}
