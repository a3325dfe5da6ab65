import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import * as contract from '#contract/suppliers/supplierPeople.ts'
import { refuse } from '#kit/refusal.ts'
import { type SupplierAccountRow, supplierAccountsOf } from '#modules/identity/index.ts'
import { acceptInvitation, readInvitation, sendInvitation, type WrittenInvitation } from './invitation.service.ts'
import { personActions } from './person.rules.ts'
import { inviteAdministrator, inviteAgain, invitePerson, setAdministrator, setStatus } from './person.service.ts'
import { presentSupplierAccount } from './person.present.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#kit/database/database.ts'

const present = (row: SupplierAccountRow, actor: Actor): contract.SupplierPerson => ({
  ...presentSupplierAccount(row),
  isAdministrator: row.isAdministrator,
  isOwn: row.userId === actor.userId,
  can: personActions(row, actor),
})

export function personRoutes(app: App) {
  const { context } = app
  /** Writes an invitation, then sends it: a message cannot be taken back, so it leaves after the commit. */
  const invite = async (
    { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
    write: (tx: Tx) => Promise<WrittenInvitation>,
  ) => {
    const written = await context.database.write(actor.tenantId, write)
    return sendInvitation(context, actor, written, context.originOf(request))
  }

  serve(app, contract.listSupplierPeople, async ({ db, actor }) => {
    const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
    return (await supplierAccountsOf(db, { supplierId })).map((row) => present(row, actor))
  })
  serve(app, contract.inviteSupplierPerson, (call) => invite(call, (tx) => invitePerson(tx, call.actor, call.input)))
  serve(app, contract.repeatSupplierInvitation, (call) =>
    invite(call, (tx) => inviteAgain(tx, call.actor, call.input.userId)),
  )
  serve(app, contract.inviteSupplierAdministrator, (call) =>
    invite(call, (tx) => inviteAdministrator(tx, call.actor, call.input)),
  )
  serve(app, contract.setSupplierPersonStatus, ({ db, actor, input }) => setStatus(db, actor, input, context))
  serve(app, contract.setSupplierAdministrator, ({ db, actor, input }) => setAdministrator(db, actor, input))
  serve(app, contract.findSupplierInvitation, ({ db, input }) => readInvitation(db, input.token))
  serve(app, contract.acceptSupplierInvitation, ({ actor, input }) => acceptInvitation(context, actor, input))
}
