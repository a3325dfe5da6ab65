import { feedbackQueue } from './en/feedbackQueue.ts'

export const messages = { feedbackQueue }
