// Commands and replies of sourcing for the demo, which performs them at past times. Other modules use the index.
export { answerClarification, askClarification } from './clarifications/clarification.service.ts'
export { decideDeposit as decideProjectDeposit } from './deposits/deposit.service.ts'
export { createExpert } from './experts/expert.service.ts'
export { performDraw, prepareDraw } from './experts/draw.service.ts'
export { createAgency } from './agencies/agency.service.ts'
export { appointAgency } from './agencies/appointment.service.ts'
export { presentComparison } from './comparison/comparison.service.ts'
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
export { changeProject } from './flow/change.service.ts'
export { endState } from './flow/due.service.ts'
export { decideProject } from './flow/decide.service.ts'
export { moveProject } from './flow/move.service.ts'
export { createProject, editProject } from './drafting/project.service.ts'
export { rerunProject } from './reruns/rerun.service.ts'
export { presentCeremony } from './seal/ceremony/ceremony.present.ts'
export { confirmKey, createHalf } from './seal/ceremony/ceremony.service.ts'
export { performAct } from './auction/act.service.ts'
export { findFolded as findFoldedAuction } from './auction/folded.service.ts'
export { joinAuction } from './auction/join.service.ts'
export { weighBidders } from './auction/weighing/weigh.service.ts'
export { beginNegotiation } from './opening/negotiation/negotiation.service.ts'
export { createKey as createOpenerKey } from './seal/openers/opener.service.ts'
export { countersign, releaseOwn } from './opening/release.service.ts'
export { presentRoom } from './opening/room.present.ts'
export { presentLog, presentRound } from './seal/seal.present.ts'
export { confirmQuote } from './seal/submission/confirm.service.ts'
export { receiveQuote, withdrawQuote } from './seal/submission/submit.service.ts'
export { openRound } from './opening/opening.service.ts'
