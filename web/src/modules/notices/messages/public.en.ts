import { reading } from './en/reading.ts'

/** What pages for everybody say: they bring nothing of what the back office does. */
export const messages = { reading }
