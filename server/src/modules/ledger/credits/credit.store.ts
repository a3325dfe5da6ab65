import { sqlQuery } from '#kit/database/query.ts'

/** Whether a budget is in use on a day. */
export const usableBudget = sqlQuery(
  'ledger.usableBudget',
  `select exists (select from ledger.accounts where id = $id and kind = 'budget' and state = 'active'
     and $on::date between starts_on and ends_on) as "usable!"`,
)
