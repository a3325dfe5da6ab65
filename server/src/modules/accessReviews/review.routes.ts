import { Readable } from 'node:stream'
import * as contract from '#contract/accessReviews/accessReviews.ts'
import * as own from '#contract/accessReviews/reviewItems.ts'
import { accessReviewStatusNames, reviewItemStatusNames } from '#contract/accessReviews/states.ts'
import { grantReachNames } from '#contract/kit/reach/reach.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { textIn } from '#kit/spreadsheet/export.rules.ts'
import { allRoles, findManagers } from '#modules/identity/index.ts'
import { decidingOf, keepItems, keepPerson, revokeItem } from './item.service.ts'
import { openReview } from './review.service.ts'
import {
  itemList,
  type ItemRow,
  itemStatusOf,
  myItemList,
  reviewList,
  type ReviewRow,
  reviews,
  reachOfItem,
  reviewStatusOf,
} from './review.store.ts'

const presentReview = (row: ReviewRow): contract.AccessReview => ({
  id: row.id,
  status: reviewStatusOf(row),
  name: row.name,
  dueOn: row.due_on,
  roleNames: row.role_names,
  deptNames: row.dept_names,
  reviewerName: row.reviewer_name,
  openedBy: row.opened_by,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  items: row.items,
  waiting: row.waiting,
  kept: row.kept,
  revoked: row.revoked,
  ended: row.ended,
  undecided: row.undecided,
  digest: row.digest,
})

const decisions: own.ReviewItem['can'] = ['keep', 'revoke', 'keepPerson']
const presentItem =
  (isOwn: boolean) =>
  (row: ItemRow): own.ReviewItem => ({
    id: row.id,
    reviewId: row.review_id,
    reviewName: row.review_name,
    dueOn: row.due_on,
    status: itemStatusOf(row),
    userName: row.user_name,
    userCode: row.user_code,
    deptName: row.dept_name,
    roleName: row.role_name,
    roleEnName: row.role_en_name,
    since: row.since.toISOString(),
    endsOn: row.ends_on ?? '',
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    reach: reachOfItem(row),
    reachDepts: row.reach_depts,
    reviewerName: row.reviewer_name,
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    can: isOwn && row.status === '01' ? decisions : [],
  })

export function reviewRoutes(app: App) {
  const filter = ({ input }: { readonly input: ReviewFilter }) => input
  serveList(app, contract.listAccessReviews, { list: reviewList, filter, present: presentReview })
  serveExport(app, contract.exportAccessReviews, {
    list: reviewList,
    filter,
    present: presentReview,
    name: ['权限复核', 'Access reviews'],
    columns: {
      ...contract.accessReviewLabels,
      status: { title: contract.accessReviewLabels.status, words: accessReviewStatusNames },
    },
  })
  const read = async (db: Db, _: Actor, id: string) => presentReview(await reviewList.one(db, {}, id))
  serve(app, contract.getAccessReview, ({ db, actor, input }) => read(db, actor, input.id))
  serveWrites(app, read)(contract.openAccessReview, openReview)

  const listed = { list: itemList, filter: ({ input }: { readonly input: ItemFilter }) => input }
  serveList(app, contract.listReviewItems, { ...listed, present: presentItem(false) })
  serveExport(app, contract.exportReviewItems, {
    ...listed,
    present: presentItem(false),
    name: ['权限复核结果', 'Access review'],
    columns: {
      ...own.reviewItemLabels,
      status: { title: own.reviewItemLabels.status, words: reviewItemStatusNames },
      reach: {
        title: own.reviewItemLabels.reach,
        value: ({ reach, reachDepts }, lang) =>
          [textIn(lang, grantReachNames[reach]), ...reachDepts].join(lang === 'en' ? ', ' : '、'),
      },
    },
  })
  serveDownload(
    app,
    contract.downloadReviewResult,
    async ({ database, actor, input: { id } }) => {
      const { result, status, name } = await database.read(actor.tenantId, (db) => reviews.find(db, id))
      if (status !== '02') refuse('accessReview.notClosed')
      const bytes = Buffer.from(result)
      return { name: `${name}.json`, type: 'application/json', size: bytes.length, stream: Readable.from([bytes]) }
    },
    { isExport: true },
  )
  serve(app, contract.listReviewedRoles, async ({ db }) =>
    (await allRoles(db)).map(({ id, code, name, en_name: enName }) => ({ id, code, name, enName })),
  )
  serve(app, contract.listReviewers, async ({ db, input: { keyword = '' } }) =>
    (await findManagers(db, keyword, undefined)).map(({ id, name, dept_name: deptName }) => ({
      userId: id,
      userName: name,
      deptName,
    })),
  )

  serveList(app, own.listMyReviewItems, {
    list: myItemList,
    filter: ({ input, actor }) => ({ ...input, ...decidingOf(actor) }),
    present: presentItem(true),
  })
  const write = serveWrites(app, async () => null)
  write(own.keepReviewItems, keepItems)
  write(own.keepPersonReviewItems, keepPerson)
  write(own.revokeReviewItem, revokeItem)
}

type ReviewFilter = Parameters<typeof reviewList.page>[1]
type ItemFilter = Parameters<typeof itemList.page>[1]
