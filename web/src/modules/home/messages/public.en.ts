import { homePage } from './en/homePage.ts'
import { visitors } from './en/visitors.ts'

/** Messages of home pages: separate, so that they do not load those of the editor. */
export const messages = { homePage, visitors }
