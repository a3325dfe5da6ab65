import * as contract from '#contract/sourcing/objections/objections.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { runOrSupervisedOf, overseenOf } from '../projects/running.store.ts'
import { objectionColumns, ownObjectionColumns } from './objection.export.rules.ts'
import { presentObjection, readObjection } from './objection.present.ts'
import {
  answerObjection,
  decideObjection,
  judgeObjection,
  moveObjection,
  raiseObjection,
  releaseObjection,
} from './objection.service.ts'
import { countWaiting, type ListedObjection, type ObjectionFilter, objectionList } from './objection.store.ts'

/** Number of objections that wait for the caller: complaints for overseers, others for those who run the project. */
async function countWaitingFor(db: Db, actor: Actor): Promise<number> {
  const overseen = overseenOf(actor)
  if (overseen) return await countWaiting(db, ['escalated'], overseen)
  const { running } = runOrSupervisedOf(actor)
  return running === null ? 0 : await countWaiting(db, ['submitted', 'accepted'], running)
}

export function objectionRoutes(app: App) {
  const present = (row: ListedObjection, { actor }: { readonly actor: Actor }) => presentObjection(row, actor)
  const handled = {
    list: objectionList,
    filter: ({ actor, input }: ListCall<ObjectionFilter>) => ({ ...input, scope: runOrSupervisedOf(actor) }),
    present,
  }
  serveList(app, contract.listObjections, handled)
  serveExport(app, contract.exportObjections, { ...handled, name: ['质疑', 'Objections'], columns: objectionColumns })
  const own = {
    list: objectionList,
    filter: ({ actor, input }: ListCall<ObjectionFilter>) => ({ ...input, supplierId: actor.supplierId ?? '0' }),
    present,
  }
  serveList(app, contract.listMyObjections, own)
  serveExport(app, contract.exportMyObjections, {
    ...own,
    name: ['我的质疑', 'Objections'],
    columns: ownObjectionColumns,
  })
  serve(app, countObjections, async ({ db, actor }) => ({ waiting: await countWaitingFor(db, actor) }))
  serve(app, contract.findObjection, ({ db, actor, input }) => readObjection(db, actor, input.id))
  serveChanges(
    app,
    contract.listObjectionChanges,
    async ({ db, actor, input }) => (await readObjection(db, actor, input.id)).id,
    { of: 'objection' },
  )

  serve(app, contract.raiseObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await raiseObjection(db, actor, input)),
  )
  serve(app, contract.moveObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await moveObjection(db, actor, input)),
  )
  serve(app, contract.judgeObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await judgeObjection(db, actor, input)),
  )
  serve(app, contract.answerObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await answerObjection(db, actor, input)),
  )
  serve(app, contract.decideObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await decideObjection(db, actor, input)),
  )
  serve(app, contract.releaseObjection, async ({ db, actor, input }) =>
    readObjection(db, actor, await releaseObjection(db, actor, input)),
  )
}
