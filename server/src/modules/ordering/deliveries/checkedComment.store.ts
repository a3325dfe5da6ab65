import { type CommentTab, listCheckedComments } from '#contract/ordering/comments.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'

/** Reviews as rows that are locked and written. */
export const comments = tableOf('ordering.comments')

export interface CheckedFilter {
  /** null: all. */
  readonly tab: CommentTab | null
  readonly scores: readonly number[]
  readonly keyword?: string | undefined
}

/** Reviews of the tenant, as operators check them. */
export const checkedComments = listOf({
  route: listCheckedComments,
  find: (db: Db, { tab, scores, keyword = '' }: CheckedFilter) => {
    const found = db
      .selectFrom('ordering.comments as c')
      .innerJoin('ordering.order_lines as l', (on) =>
        on.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.order_line_id'),
      )
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'),
      )
      .where('c.score', 'in', scores)
      .$if(keyword.trim() !== '', (query) =>
        query.where((is) =>
          is.or(
            ['l.name', 'o.no', 'c.text'].map((column) => is(column as 'l.name', 'ilike', containing(keyword.trim()))),
          ),
        ),
      )
    if (tab === 'waiting')
      return found.where((is) => is.or([is('c.status', '=', 'pending'), is('c.follow_up_status', '=', 'pending')]))
    return tab === null ? found : found.where('c.status', '=', tab)
  },
  select: (found) =>
    found
      .select([
        'c.id',
        'c.order_id',
        'c.order_line_id',
        'c.sku_id',
        'c.product_id',
        'c.supplier_id',
        'l.name',
        'l.spec',
      ])
      .select(['c.author_name', 'c.dept_name', 'c.anonymous', 'c.score', 'c.service', 'c.logistics', 'c.text'])
      .select(['c.pictures', 'c.auto', 'c.created_at', 'c.reply', 'c.version', 'c.author_id', 'c.status'])
      .select(['c.hidden_reason', 'c.follow_up', 'c.follow_up_pictures', 'c.follow_up_at', 'c.follow_up_status'])
      .select(['o.no as order_no', 'o.supplier_name']),
  key: 'c.id',
  order: [['c.id', 'desc']],
  countUpTo: countOfLargeTables,
})
export type CheckedRow = RowIn<typeof checkedComments>
