import * as contract from '#contract/sourcing/invitations/mailInvitations.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import {
  acceptInvitation,
  inviteByMail,
  openInvitation,
  presentInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invitation.service.ts'

export function invitationRoutes(app: App) {
  serve(app, contract.findMailInvitations, ({ db, actor, input }) => presentInvitations(db, actor, input.projectId))
  const write = serveWrites(app, presentInvitations)
  write(contract.inviteByMail, inviteByMail)
  write(contract.resendMailInvitation, resendInvitation)
  write(contract.withdrawMailInvitation, withdrawInvitation)
  serve(app, contract.openMailInvitation, ({ db, actor, input }) => openInvitation(db, actor, input))
  serve(app, contract.acceptMailInvitation, ({ db, actor, input }) => acceptInvitation(db, actor, input))
}
