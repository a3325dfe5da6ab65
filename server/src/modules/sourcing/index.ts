import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { canReadAttachments } from './attachments.service.ts'
import { removeOrphanedFiles } from './seal/attachments/attachment.job.ts'
import { agencyRoutes } from './agencies/agency.routes.ts'
import { attachmentRoutes } from './seal/attachments/attachment.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { auctionRoutes } from './auction/auction.routes.ts'
import { dueAuction, watchAuctions } from './auctionFlow/run.service.ts'
import { awardRoutes } from './award/award.routes.ts'
import { resultRoutes } from './award/result.routes.ts'
import { invitationRoutes } from './invitations/invitation.routes.ts'
import { onApplicationGranted } from './invitations/invitation.service.ts'
import { type Mailing, mailInvitation } from './invitations/invitationMail.service.ts'
import { clarificationRoutes } from './clarifications/clarification.routes.ts'
import { remindOfDeposits } from './deposits/deposit.reminder.service.ts'
import { depositRoutes } from './deposits/deposit.routes.ts'
import { expertRoutes } from './experts/expert.routes.ts'
import { evaluationRoutes } from './evaluation/evaluation.routes.ts'
import { demandRoutes } from './demands/demand.routes.ts'
import { feedRoutes } from './files/feed.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { hallRoutes } from './hall/hall.routes.ts'
import { noticeRoutes } from './hall/notice.routes.ts'
import { endDueObjections } from './objections/objection.job.ts'
import { objectionRoutes } from './objections/objection.routes.ts'
import { participationRoutes } from './participation/participation.routes.ts'
import { awardApproval, projectApproval } from './flow/decide.service.ts'
import { dueProject, endOverdueStates } from './flow/due.service.ts'
import { projectRoutes } from './workspace/project.routes.ts'
import { numbersOfProjects } from './projects/number.store.ts'
import { projectWork } from './openWork/openWork.ts'
import { sourcingSources } from './workspace/workbench.ts'
import { ceremonyRoutes } from './seal/ceremony/ceremony.routes.ts'
import { openRound } from './opening/opening.service.ts'
import { openerRoutes } from './seal/openers/opener.routes.ts'
import { quoteRoutes } from './opening/quotes.routes.ts'
import { negotiationRoutes } from './opening/negotiation/negotiation.routes.ts'
import { roomRoutes } from './opening/room.routes.ts'
import { sealRoutes } from './seal/seal.routes.ts'
import type { Seals } from './seal/seals.ts'
import { sourcingMessages } from './messages.ts'

// Project data of the home pages.
export { findPublicNotice } from './hall/notice.service.ts'
export { findRankedSuppliers } from './award/ranking.store.ts'
export { presentWinner } from './award/result.service.ts'
export { findLatestWinners } from './award/result.store.ts'
export { presentCard } from './projects/card.store.ts'
export { findFloor } from './hall/floor.store.ts'
export { floorPermissions, floorStates, presentStatistic } from './hall/floor.service.ts'
export { databaseTime } from './projects/project.store.ts'
export { localKeeper } from './seal/keeper/keeper.local.ts'
export { remoteKeeper } from './seal/keeper/keeper.remote.ts'
export { serveKeeper } from './seal/keeper/keeper.serve.ts'
export type { Keeper } from './seal/keeper/keeper.ts'
export { platformOf } from './seal/platform.ts'
export { type Awarded, handOnAward } from './award/awarded.service.ts'
export type { AwardedPart, AwardedShare } from './award/shares.service.ts'
export { addDemands } from './demands/demand.service.ts'
export { demandFlow } from './demands/demand.rules.ts'
export { missingSignaturesOf } from './opening/countersigned.service.ts'
export type { Seals } from './seal/seals.ts'
export { enrolmentFlow } from './participation/enrolment.rules.ts'
export { objectionFlow } from './objections/objection.rules.ts'
export { letterWriter, type WriteLetter } from './mail/letter.service.ts'
export { LetterRequest } from './mail/letterRequest.ts'
export { projectNews } from './mail/listeners.ts'
export type { Inform } from './mail/request.service.ts'
export { publishedTitle } from './mail/facts.service.ts'
export { projectFlow } from './projects/project.rules.ts'
export { takesPartInRunning } from './projects/project.access.service.ts'
export { verifySealedLogs } from './seal/log.verify.ts'
export { verifyProjects } from './projects/project.verify.ts'
export { createCompetition } from './drafting/project.service.ts'

export const sourcing = (seals: Seals, mailing: Mailing): Module => ({
  messages: sourcingMessages,
  routes: (app: App) => {
    for (const routes of [
      projectRoutes,
      ceremonyRoutes,
      roomRoutes,
      sealRoutes,
      attachmentRoutes,
      auditRoutes,
      auctionRoutes,
      feedRoutes,
      evaluationRoutes,
      clarificationRoutes,
    ])
      routes(app, seals)
    for (const routes of [
      agencyRoutes,
      invitationRoutes,
      expertRoutes,
      openerRoutes,
      quoteRoutes,
      negotiationRoutes,
      hallRoutes,
      noticeRoutes,
      participationRoutes,
      depositRoutes,
      objectionRoutes,
      fileRoutes,
      awardRoutes,
      resultRoutes,
      demandRoutes,
    ])
      routes(app)
  },
  jobs: [
    dueProject(seals),
    openRound(seals),
    dueAuction(seals),
    mailInvitation(mailing),
    removeOrphanedFiles,
    everyTenant({
      name: 'sourcing.endOverdue',
      everySeconds: 30,
      run: (context) => endOverdueStates(context, seals),
    }),
    everyTenant({
      name: 'sourcing.watchAuctions',
      everySeconds: 5,
      run: (context) => watchAuctions(context, seals),
    }),
    everyTenant({ name: 'sourcing.remindOfDeposits', everySeconds: 3600, run: remindOfDeposits }),
    everyTenant({ name: 'sourcing.endObjections', everySeconds: 60, run: endDueObjections }),
  ],
  listeners: { 'supplierApplication.granted': onApplicationGranted },
  approvals: { project: projectApproval, award: awardApproval },
  canRead: canReadAttachments,
  openWork: { projects: projectWork },
  workbench: sourcingSources,
  queryPorts: { projectNumbers: numbersOfProjects },
})
