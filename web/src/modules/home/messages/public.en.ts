import { homePage } from './en/homePage.ts'
import { visitors } from './en/visitors.ts'

/** What home pages say to everybody: they bring nothing of what their editor says. */
export const messages = { homePage, visitors }
