import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { ProjectTile } from '#web/modules/sourcing/hall/ProjectTile.tsx'
import { type FloorProps, useLeaving } from './floorProps.ts'
import css from './ProjectFloor.module.css'

export function FloorCards({ cards, across, ...rest }: FloorProps) {
  return (
    <ul className={css['cards']} style={{ ['--across' as string]: across }}>
      {cards.map((card) => (
        <FloorCard key={card.id} card={card} {...rest} />
      ))}
    </ul>
  )
}

interface FloorCardProps extends Omit<FloorProps, 'cards' | 'across'> {
  readonly card: ProjectCard
}

function FloorCard({ card, isLive, ...rest }: FloorCardProps) {
  const leaving = useLeaving(card, isLive)
  if (leaving === 'gone') return null
  return (
    <li data-leaving={leaving === 'leaving' || undefined}>
      <ProjectTile card={card} {...rest} />
    </li>
  )
}
