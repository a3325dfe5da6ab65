import * as queue from '#contract/registrations/queue.ts'
import * as contract from '#contract/registrations/registrations.ts'
import type { Actor } from '#kit/actor.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { assignableRoles } from '#modules/identity/index.ts'
import { registrationColumns, registrationFlow } from './registration.rules.ts'
import { approve, refuseRequest, requestMobileCode, sendMobileCode, submit, withdraw } from './registration.service.ts'
import { findProven, registrationStore, type RequestRow } from './registration.store.ts'

const presentMine = (row: RequestRow): contract.MyRegistration => ({
  requestNo: row.request_no,
  deptName: row.dept_name,
  parentName: row.parent_name,
  contactName: row.contact_name,
  mobile: row.mobile,
  reason: row.reason,
  files: row.attachments,
  status: row.status,
  reply: row.reply,
  userCode: row.user_code,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

const present = (row: RequestRow, actor: Actor): queue.Registration => ({
  ...presentMine(row),
  id: row.id,
  version: row.version,
  isVisitor: row.person_id === null,
  handler: row.handler,
  can: registrationFlow.can(row, actor).filter((action) => action === 'approve' || action === 'refuse'),
})

export function registrationRoutes(app: App) {
  serve(app, contract.requestRegistrationCode, ({ actor, input }) => requestMobileCode(app.context, actor, input))
  serve(app, contract.sendRegistrationCode, async ({ actor, input }) => {
    await sendMobileCode(app.context, actor, input.uuid)
    return null
  })
  serve(app, contract.submitRegistration, async ({ actor, input }) =>
    presentMine(await submit(app.context, actor, input)),
  )
  serve(app, contract.findRegistration, async ({ db, actor, input }) => {
    const found = await findProven.first(db, input)
    const isShown = found && (found.person_id === null || found.person_id === actor.personId)
    return isShown ? presentMine(found) : refuse('registration.notFound')
  })
  serve(app, contract.withdrawRegistration, async ({ db, actor, input }) =>
    presentMine(await withdraw(db, actor, input)),
  )
  serve(app, queue.listAssignableRoles, async ({ db, actor }) =>
    (await assignableRoles(db, actor)).map(({ id, name, en_name: enName }) => ({ id, name, enName })),
  )
  serveCases(app, queue.registrationCase, {
    store: registrationStore,
    present,
    own: { present: presentMine, ownerOf: ({ personId }) => personId },
    name: ['单位注册', 'Registrations'],
    columns: registrationColumns,
    commands: { approve, refuse: refuseRequest },
  })
}
