import { combineHalves } from '../opening/combine.ts'
import type { Opened } from '../opening/outcome.ts'
import { openingContext, openingItems, openList } from '../opening/run.ts'
import type { Project, Round } from './project.ts'

/** Opens every effective entry of a closed round. */
export async function openedOf(project: Project, { ceremony, round, shares, submissions }: Round): Promise<Opened[]> {
  const context = await openingContext(ceremony.record, project.terms, await combineHalves(ceremony.record, shares))
  return openList(
    context,
    openingItems(project.log, round, ({ seq }) => submissions.get(seq)?.envelope),
  )
}
