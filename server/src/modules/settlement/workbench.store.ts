import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const statement = { pick: 's.*', id: 't.id', amount: 't.gross' }
export const toAnswer = sqlQuery(
  'settlement.todo.answer',
  todoSql({
    ...statement,
    of: `settlement.statements s where s.status = 'disputed'`,
    title: `t.supplier_name || ' ' || t.month`,
    note: 't.no',
    since: 'coalesce(s.sent_at, s.created_at)',
  }),
)
export const toConfirm = sqlQuery(
  'settlement.todo.confirm',
  todoSql({
    ...statement,
    of: `settlement.statements s where s.status = 'sent' and s.supplier_id = $supplierId`,
    title: `t.payer_title || ' ' || t.month`,
    note: 't.no',
    since: 'coalesce(s.sent_at, s.created_at)',
  }),
)
const redForm = { pick: 'f.*', id: 't.id', amount: 't.gross', note: 't.no', since: 'f.started_at' }
export const redToConfirm = sqlQuery(
  'settlement.todo.redForm',
  todoSql({
    ...redForm,
    of: `settlement.red_forms f where f.status = 'waiting' and f.pending = '' and f.started_by = 'seller'`,
    title: `t.supplier_name || ' ' || t.blue_number`,
  }),
)
export const supplierRedToConfirm = sqlQuery(
  'settlement.todo.supplierRedForm',
  todoSql({
    ...redForm,
    of: `settlement.red_forms f where f.status = 'waiting' and f.pending = '' and f.started_by = 'buyer' and f.supplier_id = $supplierId`,
    title: `t.payer_title || ' ' || t.blue_number`,
  }),
)
