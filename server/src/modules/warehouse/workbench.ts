import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { scopeOf } from './scope.rules.ts'
import { countTasks, toPick, toPutAway, toReview, toSign } from './workbench.store.ts'

/** Workbench data of the warehouse. */
export const warehouseSources: WorkbenchSources = {
  todos: {
    'stock.putAway': (db, { userId }, span) => toPutAway(db, { ...span, userId }),
    'stock.pick': (db, { userId }, span) => toPick(db, { ...span, userId }),
    'stock.review': (db, { personId }, span) => toReview(db, { ...span, personId }),
    'stock.sign': (db, { deptId }, span) => toSign(db, { ...span, deptId }),
  },
  figures: { 'stock.low': async (db, actor) => (await countTasks.one(db, scopeOf(actor))).low },
}
