import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { ReviewItem } from './reviewItems.ts'
import { AccessReviewStatus, ReviewItemStatus } from './states.ts'

/** Review of the roles that people hold: somebody says of each whether it is still needed. */
export const AccessReviewDraft = shape({
  name: Text(60),
  dueOn: { ...Day, description: 'last day' },
  roleIds: { ...List(Id, 200), description: 'roles that are reviewed; all if empty' },
  deptIds: { ...List(Id, 50), description: 'departments whose people are reviewed, with all below; all if empty' },
  reviewerId: Optional({
    ...Id,
    description: "account that decides; each person's manager or head of department if absent",
  }),
})
export type AccessReviewDraft = Static<typeof AccessReviewDraft>

const Names = List(Type.String(), 200)
export const AccessReview = shape({
  id: Id,
  status: AccessReviewStatus,
  name: Type.String(),
  dueOn: Day,
  roleNames: { ...Names, description: 'all roles if empty' },
  deptNames: { ...Names, description: 'all departments if empty' },
  reviewerName: Type.String({ description: 'empty: managers and heads of departments' }),
  openedBy: Type.String(),
  openedAt: Instant,
  closedAt: Maybe(Instant),
  items: Type.Integer(),
  waiting: Type.Integer({ description: 'items without a decision' }),
  kept: Type.Integer(),
  revoked: Type.Integer(),
  ended: Type.Integer({ description: 'items whose role had ended before a decision' }),
  undecided: Type.Integer({ description: 'items that nobody decided until the due day' }),
  digest: Type.String({ description: 'SHA-256 of the result, also in the event of the closing; empty before' }),
})
export type AccessReview = Static<typeof AccessReview>

const managed = { access: 'access.review', entrances: ['operator'] } as const
export const listAccessReviews = listRoute({
  ...managed,
  path: '/sysrest/api/accessReview/list',
  summary: 'List the access reviews of the tenant, newest first',
  filters: { status: Optional(AccessReviewStatus), keyword: Optional(Note(60)) },
  record: AccessReview,
})
export const exportAccessReviews = exportRoute(listAccessReviews, {
  path: '/sysrest/api/accessReview/export',
  columns: [
    'name',
    'status',
    'dueOn',
    'openedBy',
    'openedAt',
    'closedAt',
    'items',
    'kept',
    'revoked',
    'ended',
    'undecided',
    'digest',
  ],
})
export const getAccessReview = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/accessReview/detail',
  summary: 'Get an access review',
  input: shape({ id: Id }),
  reply: AccessReview,
})
export const openAccessReview = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/accessReview/open',
  summary: 'Open a review of the roles that open accounts hold at this moment',
  input: AccessReviewDraft,
  reply: AccessReview,
})
export const listReviewItems = listRoute({
  ...managed,
  path: '/sysrest/api/accessReview/items',
  summary: 'List the items of an access review',
  filters: { reviewId: Id, status: Optional(ReviewItemStatus), keyword: Optional(Note(60)) },
  sort: ['userName', 'roleName', 'reviewerName'],
  record: ReviewItem,
})
export const exportReviewItems = exportRoute(listReviewItems, {
  path: '/sysrest/api/accessReview/exportItems',
  columns: [
    'userName',
    'userCode',
    'deptName',
    'roleName',
    'since',
    'endsOn',
    'reach',
    'lastLoginAt',
    'reviewerName',
    'status',
    'reason',
    'decidedBy',
    'decidedAt',
  ],
})
export const downloadReviewResult = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/accessReview/result',
  download: true,
  summary: 'Download the result of a closed review as canonical JSON (RFC 8785), whose SHA-256 its event holds',
  input: shape({ id: Id }),
  reply: Done,
})
export const listReviewedRoles = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/accessReview/roles',
  summary: 'List the roles that a review can be about',
  input: Nothing,
  reply: List(shape({ id: Id, code: Type.String(), name: Type.String(), enName: Type.String() }), 200),
})
export const listReviewers = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/accessReview/reviewers',
  summary: 'Search people who may decide in a review, by name or account; at most 20',
  input: shape({ keyword: Optional(Note(40)) }),
  reply: List(shape({ userId: Id, userName: Type.String(), deptName: Type.String() }), 20),
})

export const accessReviewLabels = {
  name: ['名称', 'Name'],
  status: ['状态', 'Status'],
  dueOn: ['截止日', 'Due'],
  roleNames: ['角色范围', 'Roles'],
  deptNames: ['部门范围', 'Departments'],
  reviewerName: ['复核人', 'Reviewer'],
  openedBy: ['发起人', 'Opened by'],
  openedAt: ['发起时间', 'Opened'],
  closedAt: ['结束时间', 'Closed'],
  items: ['复核项', 'Items'],
  waiting: ['待复核', 'To be decided'],
  kept: ['保留', 'Kept'],
  revoked: ['已收回', 'Revoked'],
  ended: ['已失效', 'Ended meanwhile'],
  undecided: ['逾期未复核', 'Not decided'],
  digest: ['结果校验值（SHA-256）', 'Checksum of the result (SHA-256)'],
} as const satisfies Labels<typeof AccessReview>
