import { useTranslation } from 'react-i18next'
import { isQuotingOver } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { countedOf } from './countedProject.ts'
import { Countdown } from './Countdown.tsx'
import css from './CardStanding.module.css'
import { toneOf, useStateName } from '#web/modules/sourcing/hall/projectState.ts'

interface CardStandingProps {
  readonly card: ProjectCard
  readonly onMoment: () => void
}

/** Status of a project: countdown, or the outcome when there is none. */
export function CardStanding({ card, onMoment }: CardStandingProps) {
  const { t } = useTranslation()
  const stateName = useStateName()
  const project = countedOf(card)
  if (!isQuotingOver(project)) return <Countdown project={project} onMoment={onMoment} />
  return (
    <div className={css['standing']}>
      <span className={css['label']}>{t('hall.tabs.label')}</span>
      <StatusTag tone={toneOf(card)}>{stateName(card)}</StatusTag>
    </div>
  )
}
