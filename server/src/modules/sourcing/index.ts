import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { canReadAttachments } from './attachments.service.ts'
import { removeOrphanedFiles } from './seal/attachments/attachment.job.ts'
import { attachmentRoutes } from './seal/attachments/attachment.routes.ts'
import { auditRoutes } from './seal/audit/audit.routes.ts'
import { awardRoutes } from './award/award.routes.ts'
import { resultRoutes } from './award/result.routes.ts'
import { evaluationRoutes } from './evaluation/evaluation.routes.ts'
import { demandRoutes } from './demands/demand.routes.ts'
import { feedRoutes } from './files/feed.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { dictionaryRoutes } from './hall/dictionary.routes.ts'
import { hallRoutes } from './hall/hall.routes.ts'
import { noticeRoutes } from './hall/notice.routes.ts'
import { endDueObjections } from './objections/objection.job.ts'
import { objectionRoutes } from './objections/objection.routes.ts'
import { participationRoutes } from './participation/participation.routes.ts'
import { dueProject, endOverdueStates } from './projects/due.service.ts'
import { projectRoutes } from './projects/project.routes.ts'
import { numbersOfProjects } from './projects/number.store.ts'
import { sourcingSources } from './projects/workbench.ts'
import { ceremonyRoutes } from './seal/ceremony/ceremony.routes.ts'
import { openRound } from './seal/opening/opening.service.ts'
import { openerRoutes } from './seal/openers/opener.routes.ts'
import { quoteRoutes } from './seal/opening/quotes.routes.ts'
import { negotiationRoutes } from './seal/negotiation/negotiation.routes.ts'
import { roomRoutes } from './seal/opening/room.routes.ts'
import { sealRoutes } from './seal/seal.routes.ts'
import type { Seals } from './seal/seals.ts'

// Project data of the home pages.
export { findRankedSuppliers } from './award/ranking.store.ts'
export { presentWinner } from './award/result.service.ts'
export { findDeptCode } from './projects/project.store.ts'
export { findLatestWinners } from './award/result.store.ts'
export { presentCard } from './hall/card.store.ts'
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
export { missingSignaturesOf } from './seal/opening/countersigned.service.ts'
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
// Commands for the demo, which performs them without pages.
export { presentComparison } from './award/comparison.service.ts'
export { proposeAward } from './award/award.service.ts'
export { submitScores } from './evaluation/scoring.service.ts'
export {
  answerObjection,
  decideObjection,
  judgeObjection,
  moveObjection,
  raiseObjection,
} from './objections/objection.service.ts'
export { decideEnrolment, enrol } from './participation/enrolment.service.ts'
export { answerQuestion, askQuestion } from './participation/question.service.ts'
export { changeProject } from './projects/change.service.ts'
export { endState } from './projects/due.service.ts'
export { decideProject, moveProject } from './projects/move.service.ts'
export { createProject } from './projects/project.service.ts'
export { presentCeremony } from './seal/ceremony/ceremony.present.ts'
export { confirmKey, createHalf } from './seal/ceremony/ceremony.service.ts'
export { beginNegotiation } from './seal/negotiation/negotiation.service.ts'
export { createKey as createOpenerKey } from './seal/openers/opener.service.ts'
export { countersign, releaseOwn } from './seal/opening/release.service.ts'
export { presentRoom } from './seal/opening/room.present.ts'
export { presentLog, presentRound } from './seal/seal.present.ts'
export { confirmQuote } from './seal/submission/confirm.service.ts'
export { receiveQuote } from './seal/submission/submit.service.ts'
export { openRound } from './seal/opening/opening.service.ts'

export const sourcing = (seals: Seals): Module => ({
  routes: (app: App) => {
    for (const routes of [
      projectRoutes,
      ceremonyRoutes,
      roomRoutes,
      sealRoutes,
      attachmentRoutes,
      auditRoutes,
      feedRoutes,
      evaluationRoutes,
    ])
      routes(app, seals)
    for (const routes of [
      openerRoutes,
      quoteRoutes,
      negotiationRoutes,
      dictionaryRoutes,
      hallRoutes,
      noticeRoutes,
      participationRoutes,
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
    removeOrphanedFiles,
    everyTenant({
      name: 'sourcing.endOverdue',
      everySeconds: 30,
      run: (context) => endOverdueStates(context, seals),
    }),
    everyTenant({ name: 'sourcing.endObjections', everySeconds: 60, run: endDueObjections }),
  ],
  canRead: canReadAttachments,
  workbench: sourcingSources,
  queryPorts: { projectNumbers: numbersOfProjects },
})
