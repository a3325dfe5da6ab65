import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const verifications = tableOf('invoices.verifications')

export const toVerify = sqlQuery(
  'invoices.toVerify',
  `select id from invoices.invoices where verified = 'requested' order by id limit $max`,
)
