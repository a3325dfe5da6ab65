import { feedbackForm } from './en/feedbackForm.ts'

/** Messages of senders: separate, so that public pages do not load those of the back office. */
export const messages = { feedbackForm }
