import { trials } from './en/trials.ts'

/** Messages of the queue of trials: separate, so that the login does not load them. */
export const messages = { trials }
