import { costCentres } from './en/costCentres.ts'

export const messages = { costCentres }
