import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countedBy } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { CardButton } from '#web/modules/sourcing/hall/CardButton.tsx'
import { CardStanding } from '#web/modules/sourcing/countdown/CardStanding.tsx'
import { projectPath } from '#web/modules/sourcing/hall/projectPath.ts'
import { type FloorProps, useLeaving } from './floorProps.ts'
import css from './ProjectFloor.module.css'

export function FloorRows({ cards, ...rest }: FloorProps) {
  return (
    <ul className={`card ${css['rows']}`}>
      {cards.map((card) => (
        <FloorRow key={card.id} card={card} {...rest} />
      ))}
    </ul>
  )
}

interface FloorRowProps extends Omit<FloorProps, 'cards' | 'across'> {
  readonly card: ProjectCard
}

function FloorRow({ card, isLive, isOfOneKind, onMoment }: FloorRowProps) {
  const { t } = useTranslation()
  const leaving = useLeaving(card, isLive)
  const counted = countedBy(card.endFlow)
  const count = counted === 'enrolled' ? card.size1 : card.size2
  if (leaving === 'gone') return null
  return (
    <li data-leaving={leaving === 'leaving' || undefined}>
      <CardStanding card={card} onMoment={onMoment} />
      <div className={css['name']}>
        <h3>
          <Link to={projectPath(card)}>
            <Clamped lines={1}>{card.title}</Clamped>
          </Link>
        </h3>
        <p>
          {!isOfOneKind && <Tag>{t(`hall.kind.${card.type}`)}</Tag>}
          <span className="one">{card.deptName}</span>
        </p>
      </div>
      <span className={css['count']}>
        {count !== null && (
          <>
            {t(`hall.${counted}`)} <b className="num">{t('hall.suppliers', { count })}</b>
          </>
        )}
      </span>
      <CardButton card={card} />
    </li>
  )
}
