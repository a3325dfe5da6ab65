import { countWaitingDispositions, countWaitingRestores } from '#contract/onboarding/waitingDispositions.ts'
import { countWaitingApplications, countWaitingProfileChanges } from '#contract/onboarding/waiting.ts'
import { countWaitingPassports } from '#contract/onboarding/waitingPassports.ts'
import { countWaitingQualifications } from '#contract/onboarding/waitingQualifications.ts'
import { countWaitingIncidents } from '#contract/onboarding/waitingIncidents.ts'
import { countWaitingContests } from '#contract/onboarding/waitingContests.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  profileChanges: countOf(countWaitingProfileChanges, {}, (reply) => reply.count),
  supplierPassports: countOf(countWaitingPassports, {}, (reply) => reply.count),
  incidents: countOf(countWaitingIncidents, {}, (reply) => reply.count),
  scoreContests: countOf(countWaitingContests, {}, (reply) => reply.count),
  qualifications: countOf(countWaitingQualifications, {}, (reply) => reply.count),
  supplierApplications: countOf(countWaitingApplications, {}, (reply) => reply.count),
  supplierDispositions: countOf(countWaitingDispositions, {}, (reply) => reply.count),
  supplierRestores: countOf(countWaitingRestores, {}, (reply) => reply.count),
}
