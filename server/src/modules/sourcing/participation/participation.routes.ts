import * as contract from '#contract/sourcing/enrolments.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { presentCard, showsCounts } from '../hall/card.store.ts'
import { findProjectShowing } from '../hall/policy.service.ts'
import { enrolmentColumns, supplierProjectColumns } from './enrolment.export.rules.ts'
import { presentEnrolment, readEnrolment } from './enrolment.present.ts'
import { decideEnrolment, enrol, withdrawEnrolment } from './enrolment.service.ts'
import { enrolmentList, findEnrolment, type ListedEnrolment } from './participation.store.ts'
import { answerQuestion, askQuestion, followProject } from './question.service.ts'
import { type SupplierProjectFilter, supplierProjectList, type SupplierProjectRow } from './supplierProjects.store.ts'

interface OfProject {
  readonly projectId: string
}

export function participationRoutes(app: App) {
  // Names and files of enrolments are visible to the buyer and to overseeing operators only.
  const enrolled = {
    list: enrolmentList,
    filter: async <F extends OfProject>({ sql, actor, input }: ListCall<F>) => {
      await findProjectShowing(sql, actor, input.projectId, 'enrolments')
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
    filter: async ({ sql, actor, input }: ListCall<Omit<SupplierProjectFilter, 'actor' | 'isCounted'>>) => ({
      ...input,
      actor,
      isCounted: await showsCounts(sql),
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
  serveList(app, contract.listSupplierProjects, joined)
  serveExport(app, contract.exportSupplierProjects, {
    ...joined,
    name: ['采购项目', 'Projects'],
    columns: supplierProjectColumns,
  })

  serve(app, contract.getMyEnrolment, async ({ sql, actor, input: { projectId } }) => {
    const row = actor.supplierId === null ? undefined : await findEnrolment(sql, projectId, actor.supplierId)
    return row ? readEnrolment(sql, actor, row.id) : null
  })
  serve(app, contract.enrol, async ({ sql, actor, input }) => readEnrolment(sql, actor, await enrol(sql, actor, input)))
  serve(app, contract.withdrawEnrolment, async ({ sql, actor, input }) =>
    readEnrolment(sql, actor, await withdrawEnrolment(sql, actor, input)),
  )
  serve(app, contract.decideEnrolment, async ({ sql, actor, input }) =>
    readEnrolment(sql, actor, await decideEnrolment(sql, actor, input)),
  )
  serve(app, contract.askQuestion, async ({ sql, actor, input }) => {
    await askQuestion(sql, actor, input)
    return null
  })
  serve(app, contract.answerQuestion, async ({ sql, actor, input }) => {
    await answerQuestion(sql, actor, input)
    return null
  })
  serve(app, contract.followProject, async ({ sql, actor, input }) => {
    await followProject(sql, actor, input)
    return null
  })
}
