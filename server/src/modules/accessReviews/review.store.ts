import { sql } from 'kysely'
import { listAccessReviews, listReviewItems } from '#contract/accessReviews/accessReviews.ts'
import { listMyReviewItems } from '#contract/accessReviews/reviewItems.ts'
import type { AccessReviewStatus, ReviewItemStatus } from '#contract/accessReviews/states.ts'
import type { GrantReach } from '#contract/kit/reach/reach.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { tableOf } from '#kit/database/table.ts'

export const reviews = tableOf('access_reviews.reviews')
export const items = tableOf('access_reviews.items')

/** States as the contract names them; the table has no others. */
export const reviewStatusOf = ({ status }: { readonly status: string }) => status as AccessReviewStatus
export const itemStatusOf = ({ status }: { readonly status: string }) => status as ReviewItemStatus

export const reachOfItem = ({ reach }: { readonly reach: string }) => reach as GrantReach

const counted = (...statuses: readonly string[]) =>
  sql<number>`(select count(*)::int from access_reviews.items i
    where i.tenant_id = r.tenant_id and i.review_id = r.id and i.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

export const reviewList = listOf({
  route: listAccessReviews,
  find: (db: Db) => db.selectFrom('access_reviews.reviews as r'),
  where: { status: { is: 'r.status' }, keyword: { contains: ['r.name', 'r.opened_by'] } },
  select: (found) =>
    found
      .select(['r.id', 'r.status', 'r.name', 'r.due_on', 'r.role_names', 'r.dept_names', 'r.reviewer_name'])
      .select(['r.opened_by', 'r.opened_at', 'r.closed_at', 'r.digest'])
      .select([
        counted('01', '02', '03', '04', '05').as('items'),
        counted('01').as('waiting'),
        counted('02').as('kept'),
        counted('03').as('revoked'),
        counted('04').as('ended'),
        counted('05').as('undecided'),
      ]),
  key: 'r.id',
  order: [
    ['r.opened_at', 'desc'],
    ['r.id', 'desc'],
  ],
})
export type ReviewRow = RowIn<typeof reviewList>

const itemsWithReview = (db: Db) =>
  db
    .selectFrom('access_reviews.items as i')
    .innerJoin('access_reviews.reviews as r', (on) =>
      on.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.id', '=', 'i.review_id'),
    )
const keyword = { contains: ['i.user_name', 'i.user_code', 'i.role_name', 'i.dept_name', 'i.reviewer_name'] } as const
const ofReview = ['r.id as review_id', 'r.name as review_name', 'r.due_on'] as const

/** Items of a review, for those who manage reviews. */
export const itemList = listOf({
  route: listReviewItems,
  find: itemsWithReview,
  where: { reviewId: { is: 'i.review_id' }, status: { is: 'i.status' }, keyword },
  select: (found) => found.selectAll('i').select(ofReview),
  key: 'i.id',
  order: ['i.dept_name', 'i.user_name', 'i.user_code', 'i.role_code'],
  sort: { userName: 'i.user_name', roleName: 'i.role_name', reviewerName: 'i.reviewer_name' },
})
export type ItemRow = RowIn<typeof itemList>

/** Whose queue it is. */
export interface Deciding {
  readonly personId: string
  /** Holder of access.review: decides where no reviewer can. */
  readonly oversees: boolean
}

/** Items that a person decides. */
export const myItemList = listOf({
  route: listMyReviewItems,
  find: (db: Db, { personId, oversees }: FilterOf<typeof listMyReviewItems> & Deciding) =>
    itemsWithReview(db).where(sql<boolean>`access_reviews.is_for(i, ${personId}::bigint, ${oversees}::boolean)`),
  where: { status: { is: 'i.status' }, keyword },
  select: (found) => found.selectAll('i').select(ofReview),
  key: 'i.id',
  order: ['r.due_on', 'i.dept_name', 'i.user_name', 'i.user_code', 'i.role_code'],
  sort: { userName: 'i.user_name', roleName: 'i.role_name', dueOn: 'r.due_on' },
})
