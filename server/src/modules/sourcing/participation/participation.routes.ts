import * as contract from '#contract/sourcing/enrolments.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { presentCard, showsCounts } from '../projects/card.store.ts'
import { findProjectShowing } from '../projects/policy.service.ts'
import { enrolmentColumns, supplierProjectColumns } from './enrolment.export.rules.ts'
import { presentEnrolment, readEnrolment } from './enrolment.present.ts'
import { decideEnrolment, enrol, withdrawEnrolment } from './enrolment.service.ts'
import { enrolmentList, findEnrolment, type ListedEnrolment } from './participation.store.ts'
import { answerQuestion, askQuestion, followProject } from './question.service.ts'
import { findOwnStandings } from './standing.store.ts'
import { type SupplierProjectFilter, supplierProjectList, type SupplierProjectRow } from './supplierProjects.store.ts'

interface OfProject {
  readonly projectId: string
}

export function participationRoutes(app: App) {
  // Names and files of enrolments are visible to the buyer and to overseeing operators only.
  const enrolled = {
    list: enrolmentList,
    filter: async <F extends OfProject>({ db, actor, input }: ListCall<F>) => {
      await findProjectShowing(db, actor, input.projectId, 'enrolments')
      return input
    },
    present: (row: ListedEnrolment, { actor }: { readonly actor: Actor }) => presentEnrolment(row, actor),
  }
  serveList(app, contract.listEnrolments, enrolled)
  serveExport(app, contract.exportEnrolments, {
    ...enrolled,
    name: ['报名供应商', 'Enrolments'],
    columns: enrolmentColumns,
  })

  const joined = {
    list: supplierProjectList,
    filter: async ({ db, actor, input }: ListCall<Omit<SupplierProjectFilter, 'actor' | 'isCounted'>>) => ({
      ...input,
      actor,
      isCounted: await showsCounts(db),
    }),
    present: (
      row: SupplierProjectRow,
      _call: unknown,
      { isCounted }: SupplierProjectFilter,
    ): contract.SupplierProject => ({
      ...presentCard(row, isCounted),
      isInvited: row.invited !== null,
      isAsked: row.asked,
      enrolment: row.enrolment,
      quote: row.quote,
    }),
  }
  serve(app, contract.listOwnStandings, ({ db, actor }) => findOwnStandings(db, actor.supplierId ?? '0'))
  serveList(app, contract.listSupplierProjects, joined)
  serveExport(app, contract.exportSupplierProjects, {
    ...joined,
    name: ['采购项目', 'Projects'],
    columns: supplierProjectColumns,
  })

  serve(app, contract.getMyEnrolment, async ({ db, actor, input: { projectId } }) => {
    const row = actor.supplierId === null ? undefined : await findEnrolment(db, projectId, actor.supplierId)
    return row ? readEnrolment(db, actor, row.id) : null
  })
  serve(app, contract.enrol, async ({ db, actor, input }) => readEnrolment(db, actor, await enrol(db, actor, input)))
  serve(app, contract.withdrawEnrolment, async ({ db, actor, input }) =>
    readEnrolment(db, actor, await withdrawEnrolment(db, actor, input)),
  )
  serve(app, contract.decideEnrolment, async ({ db, actor, input }) =>
    readEnrolment(db, actor, await decideEnrolment(db, actor, input)),
  )
  serve(app, contract.askQuestion, async ({ db, actor, input }) => {
    await askQuestion(db, actor, input)
    return null
  })
  serve(app, contract.answerQuestion, async ({ db, actor, input }) => {
    await answerQuestion(db, actor, input)
    return null
  })
  serve(app, contract.followProject, async ({ db, actor, input }) => {
    await followProject(db, actor, input)
    return null
  })
}
