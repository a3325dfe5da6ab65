import type { Labels } from '#contract/kit/labels.ts'
import { GrantReach } from '#contract/kit/reach/reach.ts'
import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { reviewEntrances, ReviewItemStatus } from './states.ts'

const ItemAction = OneOf(['keep', 'revoke', 'keepPerson'])

/** Role that an account held when a review was opened, with what was decided about it. */
export const ReviewItem = shape({
  id: Id,
  reviewId: Id,
  reviewName: Type.String(),
  dueOn: Type.String(),
  status: ReviewItemStatus,
  userName: Type.String(),
  userCode: Type.String(),
  deptName: Type.String(),
  roleName: Type.String(),
  roleEnName: Type.String(),
  since: { ...Instant, description: 'when the role was given' },
  endsOn: Type.String({ description: 'last day of the role; empty without one' }),
  lastLoginAt: Maybe(Instant),
  reach: { ...GrantReach, description: 'data scope of the role when the review was opened' },
  reachDepts: { ...List(Type.String()), description: 'names of the chosen departments' },
  reviewerName: Type.String({ description: 'empty: holders of access.review' }),
  reason: Type.String(),
  decidedBy: Type.String(),
  decidedAt: Maybe(Instant),
  can: List(ItemAction, 3),
})
export type ReviewItem = Static<typeof ReviewItem>

const own = { access: 'session', entrances: reviewEntrances } as const
export const listMyReviewItems = listRoute({
  ...own,
  path: '/sysrest/api/accessReview/mine',
  summary: 'List the items that the caller decides or has decided; never those of their own person',
  filters: { status: Optional(ReviewItemStatus), keyword: Optional(Note(60)) },
  sort: ['userName', 'roleName', 'dueOn'],
  record: ReviewItem,
})
export const keepReviewItems = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/accessReview/keep',
  summary: 'Keep roles; those that have ended meanwhile are marked so',
  input: shape({ ids: { ...List(Id, 200), minItems: 1 } }),
  reply: Done,
})
export const keepPersonReviewItems = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/accessReview/keepPerson',
  summary: 'Keep all roles of the person of an item that the caller decides in its review',
  input: shape({ id: Id }),
  reply: Done,
})
export const revokeReviewItem = route({
  ...own,
  method: 'POST',
  path: '/sysrest/api/accessReview/revoke',
  summary: 'Take a role away at once, with a reason',
  input: shape({ id: Id, reason: Text(200) }),
  reply: Done,
})

export const reviewItemLabels = {
  reviewName: ['复核', 'Review'],
  dueOn: ['截止日', 'Due'],
  status: ['结果', 'Decision'],
  userName: ['人员', 'Person'],
  userCode: ['账号', 'Account'],
  deptName: ['部门', 'Department'],
  roleName: ['角色', 'Role'],
  since: ['授予时间', 'Held since'],
  endsOn: ['角色截止日', 'Role ends on'],
  lastLoginAt: ['最近登录', 'Last sign-in'],
  reach: ['数据范围', 'Data scope'],
  reviewerName: ['复核人', 'Reviewer'],
  reason: ['收回原因', 'Reason'],
  decidedBy: ['处理人', 'Decided by'],
  decidedAt: ['处理时间', 'Decided'],
} as const satisfies Labels<typeof ReviewItem>
