import { quota } from './en/quota.ts'

/** What the header says of a quota: it brings nothing of what pages of budgets say. */
export const messages = { quota }
