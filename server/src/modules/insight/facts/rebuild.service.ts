import type { Database } from '#kit/database/database.ts'
import { countedDocuments, forgetFacts, lockAllFacts } from './refresh.store.ts'

const atOnce = 500

/**
 * Counts all facts of a tenant anew from their sources, in one transaction: readers see the old ones until it ends, and
 * listeners wait. Answers how many documents were counted.
 */
export const rebuildFacts = (database: Database, tenantId: string): Promise<number> =>
  database.write(tenantId, async (tx) => {
    await lockAllFacts(tx)
    await forgetFacts(tx)
    let counted = 0
    for (const { page, refresh } of countedDocuments)
      for (let after = '0'; ;) {
        const found = await page(tx, { after, max: atOnce })
        if (found.length === 0) break
        await refresh(
          tx,
          found.map(({ id }) => id),
        )
        counted += found.length
        after = found.at(-1)!.id
      }
    return counted
  })
