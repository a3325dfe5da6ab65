import { certificates } from './en/certificates.ts'

export const messages = { certificates }
