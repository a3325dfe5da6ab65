import { reading } from './en/reading.ts'

/** Messages of public pages: separate, so that they do not load those of the back office. */
export const messages = { reading }
