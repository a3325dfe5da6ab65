import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMyObjections } from '#contract/sourcing/objections/objections.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import css from '../notice/Questions.module.css'
import { ObjectDialog } from './ObjectDialog.tsx'
import { ObjectionAnswers } from './ObjectionAnswers.tsx'
import { ObjectionState } from './ObjectionState.tsx'
import { useObjectionActions } from './useObjectionActions.tsx'

const mine = { tab: 'all', limit: 50 } as const

/** A supplier's own objections to a project, and published answers; nothing without either. */
export function OwnObjections({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const [isRaising, setIsRaising] = useState(false)
  const own = useOptionalRead(listMyObjections, { ...mine, projectId: notice.id }, true)?.records ?? []
  const act = useRecordActions({ texts: 'objections', actions: useObjectionActions() })
  const { objections, can, now } = notice
  if (objections.length === 0 && own.length === 0 && !can.includes('object')) return null
  return (
    <Section
      title={t('objections.title')}
      note={t(can.includes('object') ? 'objections.anonymous' : 'notice.objections.answers')}
      actions={can.includes('object') && <Button onClick={() => setIsRaising(true)}>{t('objections.raise')}</Button>}
    >
      {objections.length === 0 && own.length === 0 && <p className={css['none']}>{t('objections.noneHere')}</p>}
      <ul className={css['questions']}>
        {own.map((objection) => (
          <li key={objection.id}>
            <div className={css['question']}>
              <i aria-hidden>{t('objections.mark')}</i>
              <div>
                {objection.body}
                <small>
                  {t(`objections.field.subject.options.${objection.subject}`)}
                  <ProjectTime at={objection.submittedAt} now={now} />
                  <ObjectionState objection={objection} />
                </small>
              </div>
              {act.menuOf(objection)}
            </div>
          </li>
        ))}
        <ObjectionAnswers notice={notice} />
      </ul>
      {act.dialog}
      {isRaising && <ObjectDialog notice={notice} onClose={() => setIsRaising(false)} />}
    </Section>
  )
}
