import { quota } from './en/quota.ts'

/** Messages of the quota in the header: separate, so that pages do not load those of budgets. */
export const messages = { quota }
