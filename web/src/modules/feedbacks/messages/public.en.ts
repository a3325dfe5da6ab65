import { feedbackForm } from './en/feedbackForm.ts'

/** What people say who send feedback: it brings nothing of what the back office does. */
export const messages = { feedbackForm }
