import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { Amount } from '#web/kit/format/Amount.tsx'

/** The budget of a project: masked where the buyer says so, a dash where there is none. */
export function Budget({ card }: { readonly card: Pick<ProjectCard, 'needTotal' | 'isShowPrice'> }) {
  const isMasked = card.isShowPrice === '1' && card.needTotal === null
  if (card.needTotal === null && !isMasked) return '-'
  return <Amount value={card.needTotal} hidden={isMasked} />
}
