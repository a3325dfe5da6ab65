import { sql } from 'kysely'
import { listStatementLines } from '#contract/settlement/statements.ts'
import type { DisputeKind, DisputeStatus, SettlementKind, Statement } from '#contract/settlement/statement.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const settlementLines = tableOf('settlement.lines')
export type LineRow = RowOfTable<typeof settlementLines>
export const disputes = tableOf('settlement.disputes')

export interface LastDispute {
  readonly id: string
  readonly kind: DisputeKind
  readonly requested: string
  readonly text: string
  readonly byName: string
  readonly status: DisputeStatus
  readonly answer: string
  readonly answeredByName: string
}

const disputeOf = sql`from settlement.disputes d where d.tenant_id = l.tenant_id and d.line_id = l.id
  and d.statement_id = l.statement_id`

export interface LineFilter {
  readonly statementId: string
  readonly kind?: SettlementKind | undefined
  readonly disputed?: 'open' | 'any' | undefined
  readonly keyword?: string | undefined
  /** The statement itself: it decides who sees its lines, and what can be done about them. */
  readonly statement: Statement
}

/** Lines of a statement with their last disputes, by date. */
export const lineList = listOf({
  route: listStatementLines,
  find: (db: Db, { statementId }: LineFilter) =>
    db.selectFrom('settlement.lines as l').where('l.statement_id', '=', statementId),
  where: {
    kind: { is: 'l.kind' },
    disputed: (_, wanted) =>
      wanted === 'open'
        ? sql<boolean>`exists (select ${disputeOf} and d.status = 'open')`
        : sql<boolean>`exists (select ${disputeOf})`,
    keyword: { contains: ['l.source_no', 'l.order_no', 'l.name', 'l.spec'] },
  },
  select: (found) =>
    found.selectAll('l').select(
      sql<LastDispute | null>`(select json_build_object('id', d.id::text, 'kind', d.kind, 'requested', d.requested::text, 'text', d.text,
          'byName', d.by_name, 'status', d.status, 'answer', d.answer, 'answeredByName', d.answered_by_name)
          ${disputeOf} order by d.id desc limit 1)`.as('dispute'),
    ),
  key: 'l.id',
  order: ['l.booked_on', 'l.id'],
})
export type ListedLine = RowIn<typeof lineList>
