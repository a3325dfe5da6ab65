import { materialCodes } from './en/materialCodes.ts'

export const messages = { materialCodes }
