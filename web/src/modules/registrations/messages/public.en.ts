import { registering } from './en/registering.ts'

/** Messages of applicants: separate, so that public pages do not load those of the back office. */
export const messages = { registering }
