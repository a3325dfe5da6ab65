import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countedBy } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { Progress } from '#web/modules/sourcing/countdown/Countdown.tsx'
import { CardButton } from './CardButton.tsx'
import { CardStanding } from '#web/modules/sourcing/countdown/CardStanding.tsx'
import { Budget } from './Budget.tsx'
import { budgetLabel } from './budgetLabel.ts'
import { projectPath } from './projectPath.ts'
import { useOwnStanding } from '../supplier/useOwnStanding.ts'
import css from './ProjectTile.module.css'

interface ProjectTileProps {
  readonly card: ProjectCard
  /** Omits the kind, where the heading already names it. */
  readonly isOfOneKind?: boolean
  readonly onMoment: () => void
}

/** Project in a hall. Rerendered only when it has changed; only its figures tick every second. */
export const ProjectTile = memo(function ProjectTile({ card, isOfOneKind = false, onMoment }: ProjectTileProps) {
  const { t } = useTranslation()
  const project = countedOf(card)
  const counted = countedBy(card.endFlow)
  const count = counted === 'enrolled' ? card.size1 : card.size2
  return (
    <article className={`card ${css['tile']}`}>
      <Progress project={project} className={css['bar']} />
      <div className={css['head']}>
        {!isOfOneKind && <Tag>{t(`hall.kind.${card.type}`)}</Tag>}
        <Tag>{t(`hall.purchaseForm.${card.purchaseForm}`)}</Tag>
        <span className={`num ${css['number']}`}>{card.projectNo}</span>
      </div>
      <h3 className={css['title']}>
        <Link to={projectPath(card)}>
          <Clamped>{card.title}</Clamped>
        </Link>
      </h3>
      <p className={css['dept']}>
        <Clamped lines={1}>{card.deptName}</Clamped>
      </p>
      <dl className={css['facts']}>
        <div>
          <dt>{t(budgetLabel(card.type))}</dt>
          <dd>
            <Budget card={card} />
          </dd>
        </div>
        {count !== null && (
          <div>
            <dt>{t(`hall.${counted}`)}</dt>
            <dd className="num">{t('hall.suppliers', { count })}</dd>
          </div>
        )}
      </dl>
      <Own card={card} />
      <div className={css['foot']}>
        <CardStanding card={card} onMoment={onMoment} />
        <CardButton card={card} />
      </div>
    </article>
  )
})

/** Standing of the reader's supplier, if it has one. */
function Own({ card }: Pick<ProjectTileProps, 'card'>) {
  const { t } = useTranslation()
  const standing = useOwnStanding(card)
  if (!standing) return null
  return (
    <p className={css['own']}>
      {t('hall.own.label')} <b>{t(`hall.own.${standing}`)}</b>
    </p>
  )
}
