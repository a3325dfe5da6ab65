import * as changes from '#contract/sourcing/projectChanges.ts'
import { proposeAward as proposeAwardRoute } from '#contract/sourcing/award.ts'
import * as contract from '#contract/sourcing/projects.ts'
import { rerunProject as rerunRoute } from '#contract/sourcing/reruns/rerun.ts'
import * as negotiations from '#contract/sourcing/seal/negotiation.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { activeSuppliers, suppliersNamed } from '#modules/suppliers/index.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { proposeAward } from '../award/award.service.ts'
import { extendNegotiation } from '../opening/negotiation/extension.service.ts'
import { beginNegotiation } from '../opening/negotiation/negotiation.service.ts'
import type { Seals } from '../seal/seals.ts'
import { changeProject } from '../flow/change.service.ts'
import { decideProject } from '../flow/decide.service.ts'
import { moveProject } from '../flow/move.service.ts'
import { findProjectFor } from '../projects/project.access.service.ts'
import { projectColumns } from '../projects/project.export.rules.ts'
import { presentProject, presentSummary } from './project.present.ts'
import { copyProject, createProject, editProject, removeProject } from '../drafting/project.service.ts'
import { rerunProject } from '../reruns/rerun.service.ts'
import { findAgreementDepartments } from '../projects/project.store.ts'
import { countByTab, projectList } from '../projects/projectList.store.ts'
import { overseenOf, runningOf } from '../projects/running.store.ts'

export function projectRoutes(app: App, seals: Seals) {
  const exported = { name: ['采购项目', 'Sourcing projects'], columns: projectColumns } as const
  const mine = serveRecords(app, contract.listMyProjects, {
    list: projectList,
    scope: (actor) => ({ running: runningOf(actor) ?? refuse('thing.notAllowed') }),
    present: presentSummary,
    read: presentProject,
    exported: { route: contract.exportMyProjects, ...exported },
  })
  mine.detail(contract.getProject, ({ id }) => id)
  mine.write(contract.createProject, createProject)
  mine.write(contract.editProject, editProject)
  mine.write(contract.copyProject, copyProject)
  mine.write(rerunRoute, rerunProject)
  mine.write(contract.removeProject, removeProject)
  mine.write(contract.moveProject, (tx, actor, input) => moveProject(tx, actor, input, seals))
  mine.write(contract.decideProject, decideProject)
  mine.write(proposeAwardRoute, proposeAward)
  mine.write(changes.changeProject, (tx, actor, input) => changeProject(tx, actor, input, seals))
  mine.write(negotiations.beginNegotiation, (tx, actor, input) => beginNegotiation(tx, actor, input, seals))
  mine.write(negotiations.extendNegotiation, (tx, actor, input) => extendNegotiation(tx, actor, input, seals))
  serve(app, contract.countMyProjects, ({ db, actor }) =>
    countByTab(db, runningOf(actor) ?? refuse('thing.notAllowed')),
  )
  serveChanges(
    app,
    contract.listProjectChanges,
    async ({ db, actor, input }) => (await findProjectFor(db, actor, input.id)).project.id,
    { of: 'project' },
  )
  serve(app, contract.listAgreementDepartments, ({ db }) => findAgreementDepartments(db))
  serve(app, contract.listInvitable, ({ db, input: { keyword = '', ids } }) =>
    ids === undefined ? suppliersNamed(db, keyword.trim()) : activeSuppliers(db, ids.split(',')),
  )

  const all = {
    list: projectList,
    filter: ({ actor, input }: { readonly actor: Actor; readonly input: object }) => ({
      ...input,
      running: overseenOf(actor) ?? refuse('thing.notAllowed'),
    }),
    present: (row: Parameters<typeof presentSummary>[0], { actor }: { actor: Parameters<typeof presentSummary>[1] }) =>
      presentSummary(row, actor),
  }
  serveList(app, contract.listTenantProjects, all)
  serveExport(app, contract.exportTenantProjects, { ...all, ...exported })
}
