import { listOwnStandings, type OwnStanding } from '#contract/sourcing/enrolments.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { useCardReader } from '../hall/useCardReader.ts'

/** Standing of the reader's supplier in a project: null without one; undefined until it is known. */
export function useOwnStanding({
  id,
  detailStatus,
}: Pick<ProjectCard, 'id' | 'detailStatus'>): OwnStanding | null | undefined {
  const isSupplier = useCardReader() === 'supplier'
  const found = useOptionalRead(listOwnStandings, {}, isSupplier)
  if (!isSupplier) return null
  const own = found?.find(({ projectId }) => projectId === id)?.standing
  return own ?? (found === undefined ? undefined : detailStatus === '10' ? 'notAsked' : null)
}
