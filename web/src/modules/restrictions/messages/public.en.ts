import { restoring } from './en/restoring.ts'

/** Messages of restricted people: separate, so that other pages do not load those of the back office. */
export const messages = { restoring }
