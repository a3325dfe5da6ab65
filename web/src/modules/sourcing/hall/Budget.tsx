import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { Amount } from '#web/kit/format/Amount.tsx'

/** Budget of a project: masked if the buyer hides it, a dash if there is none. */
export function Budget({ card }: { readonly card: Pick<ProjectCard, 'needTotal' | 'isShowPrice'> }) {
  const isMasked = card.isShowPrice === '1' && card.needTotal === null
  if (card.needTotal === null && !isMasked) return '-'
  return <Amount value={card.needTotal} hidden={isMasked} />
}
