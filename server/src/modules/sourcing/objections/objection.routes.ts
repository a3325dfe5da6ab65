import * as contract from '#contract/sourcing/objections/objections.ts'
import type { Actor } from '#kit/actor.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { refuse } from '#kit/refusal.ts'
import { overseesProjects } from '../projects/project.rules.ts'
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

/** Buyers see the objections to the projects that they run, overseers all. */
function withinOf(actor: Actor): string | null {
  if (overseesProjects(actor)) return null
  return actor.permissions.has('project.manage') ? actor.deptId : refuse('thing.notAllowed')
}

export function objectionRoutes(app: App) {
  const present = (row: ListedObjection, { actor }: { readonly actor: Actor }) => presentObjection(row, actor)
  const handled = {
    list: objectionList,
    filter: ({ actor, input }: ListCall<ObjectionFilter>) => ({ ...input, within: withinOf(actor) }),
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
  serve(app, contract.countObjections, async ({ sql, actor }) => {
    const within = withinOf(actor)
    const statuses = within === null ? ['escalated'] : ['submitted', 'accepted']
    return { waiting: await countWaiting(sql, statuses, within) }
  })
  serve(app, contract.findObjection, ({ sql, actor, input }) => readObjection(sql, actor, input.id))
  serveChanges(
    app,
    contract.listObjectionChanges,
    async ({ sql, actor, input }) => (await readObjection(sql, actor, input.id)).id,
    { of: 'objection' },
  )

  serve(app, contract.raiseObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await raiseObjection(sql, actor, input)),
  )
  serve(app, contract.moveObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await moveObjection(sql, actor, input)),
  )
  serve(app, contract.judgeObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await judgeObjection(sql, actor, input)),
  )
  serve(app, contract.answerObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await answerObjection(sql, actor, input)),
  )
  serve(app, contract.decideObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await decideObjection(sql, actor, input)),
  )
  serve(app, contract.releaseObjection, async ({ sql, actor, input }) =>
    readObjection(sql, actor, await releaseObjection(sql, actor, input)),
  )
}
