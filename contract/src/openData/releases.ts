import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Releases 公开数据 of projects: they never change. A withdrawal, by two people, leaves a stub. */

const path = '/sysrest/api/openData/releases'

export const releaseStatusNames = {
  '01': ['公开中', 'Public'],
  '02': ['撤回待复核', 'Withdrawal to be reviewed'],
  '03': ['已撤回', 'Withdrawn'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>
export const ReleaseStatus = OneOf(['01', '02', '03'])
export type ReleaseStatus = Static<typeof ReleaseStatus>
export const ReleaseAction = OneOf(['withdraw', 'agree', 'decline'])
export type ReleaseAction = Static<typeof ReleaseAction>

const Release = shape({
  id: Id,
  profileCode: Type.String(),
  ocid: Type.String(),
  releaseId: Type.String(),
  tags: List(Type.String(), 20),
  projectNo: Type.String(),
  title: Type.String(),
  status: ReleaseStatus,
  reason: Type.String({ description: 'of the withdrawal' }),
  proposer: Type.String(),
  decider: Type.String(),
  date: Instant,
  body: Type.String({ description: 'as it was published' }),
  can: List(ReleaseAction),
})
export type OpenDataRelease = Static<typeof Release>

export const listReleases = listRoute({
  path: `${path}/list`,
  access: 'openData.manage',
  entrances: ['operator'],
  summary: 'List releases, newest first',
  filters: { status: Optional(ReleaseStatus), keyword: Optional(Note(100)) },
  record: Release,
})
const publish = { access: 'openData.publish', entrances: ['operator'] } as const
export const withdrawRelease = route({
  method: 'POST',
  path: `${path}/withdraw`,
  ...publish,
  summary: 'Propose to withdraw a release, with a reason',
  input: shape({ id: Id, reason: Text(500) }),
  reply: Release,
})
export const agreeWithdrawal = route({
  method: 'POST',
  path: `${path}/agree`,
  ...publish,
  summary: 'Agree to a withdrawal that somebody else has proposed: the release leaves a stub',
  input: shape({ id: Id }),
  reply: Release,
})
export const declineWithdrawal = route({
  method: 'POST',
  path: `${path}/decline`,
  ...publish,
  summary: 'Decline a withdrawal that somebody else has proposed',
  input: shape({ id: Id }),
  reply: Release,
})
