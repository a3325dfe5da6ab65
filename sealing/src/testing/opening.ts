import { combineHalves } from '../opening/combine.ts'
import type { Before, Opened } from '../opening/outcome.ts'
import { openingContext, openingItems, openList } from '../opening/run.ts'
import type { Project, Round } from './project.ts'

/** Opens every effective entry of a closed round, with the offers of previous rounds. */
export async function openedOf(
  project: Project,
  { ceremony, round, shares, submissions }: Round,
  before: Before = new Map(),
): Promise<Opened[]> {
  const halves = await combineHalves(ceremony.record, shares)
  const context = await openingContext(ceremony.record, project.terms, halves, before)
  return openList(
    context,
    openingItems(project.log, round, ({ seq }) => submissions.get(seq)?.envelope),
  )
}
