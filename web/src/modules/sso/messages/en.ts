import { sso } from './en/sso.ts'

export const messages = { sso }
