import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { ProjectTile } from '#web/modules/sourcing/hall/ProjectTile.tsx'
import { type FloorProps, useLeaving } from './floorProps.ts'
import css from './ProjectFloor.module.css'

export function FloorCards({ cards, across, isLive, onMoment }: FloorProps) {
  return (
    <ul className={css['cards']} style={{ ['--across' as string]: across }}>
      {cards.map((card) => (
        <FloorCard key={card.id} card={card} isLive={isLive} onMoment={onMoment} />
      ))}
    </ul>
  )
}

interface FloorCardProps extends Pick<FloorProps, 'isLive' | 'onMoment'> {
  readonly card: ProjectCard
}

function FloorCard({ card, isLive, onMoment }: FloorCardProps) {
  const leaving = useLeaving(card, isLive)
  if (leaving === 'gone') return null
  return (
    <li data-leaving={leaving === 'leaving' || undefined}>
      <ProjectTile card={card} onMoment={onMoment} />
    </li>
  )
}
