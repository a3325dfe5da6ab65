import type { Reply } from '#contract/kit/route.ts'
import type { portalStatistic } from '#contract/sourcing/projectCards.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { findStatistic } from './figures.store.ts'

/** States of each list: running, over, and completed with a result. */
export const floorStates = {
  open: ['4', '5', '10'],
  over: ['6', '8', '7', '9'],
  completed: ['7'],
} as const satisfies Readonly<Record<string, readonly ProjectState[]>>

/**
 * The floors of inquiries, biddings and fixed-point purchases: every visitor reads the halls, so every department has
 * all.
 */
export const floorPermissions = ['1000201', '1000202', '1000211'] as const

export async function presentStatistic(db: Db): Promise<Reply<typeof portalStatistic>> {
  const { latest, projects, amount, suppliers } = await findStatistic.one(db)
  return {
    countOfLatestProject: latest,
    sumOfProject: projects,
    sumOfProjectAmount: amount,
    countOfRegisteredSupplier: suppliers,
  }
}
