import { verifyContract } from './en/verifyContract.ts'

export const messages = { verifyContract }
