import { useTranslation } from 'react-i18next'
import { listSealTasks } from '#contract/sourcing/openingRoom.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '../countdown/projectTime.ts'
import css from './Opening.module.css'
import { openingPath } from './openingPath.ts'

/** Pending ceremonies and openings of the person. */
export function Tasks() {
  const { t } = useTranslation()
  const tasks = useRead(listSealTasks, {})
  if (tasks.length === 0) return null
  return (
    <Section title={t('opening.tasks.title')}>
      <ul className={css['tasks']}>
        {tasks.map(({ projectId, projectNo, title, task, at }) => (
          <li key={projectId}>
            <span>
              <b>{title}</b>
              <br />
              <span className={css['note']}>
                {[projectNo, at === null ? '' : t(`opening.tasks.at.${task}`, { time: wholeTime(at) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <StatusTag tone="warn">{t(`opening.tasks.task.${task}`)}</StatusTag>
            <ButtonLink size="sm" to={openingPath(projectId)}>
              {t('opening.tasks.go')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
