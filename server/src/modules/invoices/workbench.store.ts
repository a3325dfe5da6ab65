import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const invoice = {
  pick: 'i.*',
  id: 't.id',
  title: 't.seller_name',
  note: 't.number',
  amount: 't.gross',
}
export const toMatch = sqlQuery(
  'invoices.todo.match',
  todoSql({ ...invoice, of: `invoices.invoices i where i.status = 'exception'`, since: 'i.created_at' }),
)
export const toApprove = sqlQuery(
  'invoices.todo.approve',
  todoSql({ ...invoice, of: `invoices.invoices i where i.status = 'matched'`, since: 'i.created_at' }),
)
export const returned = sqlQuery(
  'invoices.todo.returned',
  todoSql({
    ...invoice,
    of: `invoices.invoices i where i.status = 'returned' and i.supplier_id = $supplierId`,
    title: 't.buyer_name',
    since: 'coalesce(i.decided_at, i.created_at)',
  }),
)
