import * as contract from '#contract/onboarding/applications.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findPerson } from '#modules/identity/index.ts'
import { refuse } from '#kit/refusal.ts'
import { beginApplication, requestApplicantCode, sendApplicantCode } from './applicant.service.ts'
import { applicationCase } from './application.case.ts'
import { checkApplication } from './application.service.ts'
import { applications, findApplicationOf } from './application.store.ts'

export function applicationRoutes(app: App) {
  const { context } = app
  applicationCase.routes(app)
  serve(app, contract.checkSupplierApplication, async ({ db, actor, input }) => {
    const row = await applications.find(db, input.id)
    return row.status === '01' ? refuse('thing.notFound') : checkApplication(db, actor, row)
  })
  serve(app, contract.mySupplierApplication, async ({ db, actor }) => {
    const [person] = await findPerson(db, { userId: actor.userId })
    const row = await findApplicationOf(db, actor.personId)
    return { mobile: maskMobile(person?.mobile ?? ''), application: row ? applicationCase.presentOwn(row) : null }
  })
  serve(app, contract.requestSupplierCode, ({ actor, input }) => requestApplicantCode(context, actor, input))
  serve(app, contract.sendSupplierCode, async ({ actor, input }) => {
    await sendApplicantCode(context, actor, input.uuid)
    return null
  })
  serve(app, contract.beginSupplierApplication, ({ actor, input }) => beginApplication(context, actor, input))
}
