import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { caseOf } from '#contract/kit/case/case.ts'
import { Id, List, Optional, type Static, Text } from '#contract/kit/schema.ts'
import { countWaitingContests } from './waitingContests.ts'

/** Contest 评分异议 of a published scorecard: the supplier names facts that are wrong; granted, they no longer count. */
export const scoreContestCase = caseOf({
  entity: 'scoreContest',
  path: '/orderrest/api/onboarding/contests',
  apply: 'supplierPeople.manage',
  applicants: ['supplier'],
  manage: 'score.manage',
  count: countWaitingContests,
  singular: 'contest of a score',
  plural: 'contests of scores',
  draft: {
    scorecardId: Id,
    factIds: List(Id, 50),
    contestReason: Text(500),
    attachments: Optional(Attachments('documents', 10)),
  },
  files: AttachedFiles,
  columns: ['contestReason'],
})
export type OwnContest = Static<typeof scoreContestCase.Own>
export type Contest = Static<typeof scoreContestCase.Record>
