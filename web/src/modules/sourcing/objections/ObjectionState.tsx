import { useTranslation } from 'react-i18next'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { objectionTones } from './objectionTones.ts'

interface OfObjection {
  readonly objection: Objection
}

/** Where an objection stands, and that it holds back a result. */
export function ObjectionState({ objection: { status, blocks } }: OfObjection) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={objectionTones[status]}>{t(`objections.field.status.options.${status}`)}</StatusTag>{' '}
      {blocks && <Tag tone="warn">{t('objections.blocks')}</Tag>}
    </>
  )
}

/** When something is to be done by, and that it is late. */
export function ObjectionDue({ objection: { dueAt, isOverdue } }: OfObjection) {
  const { t } = useTranslation()
  return (
    <>
      <ProjectTime at={dueAt} /> {isOverdue && <Tag tone="err">{t('objections.overdue')}</Tag>}
    </>
  )
}
