import { jobs } from './en/jobs.ts'

export const messages = { jobs }
