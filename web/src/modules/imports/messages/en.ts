import { imports } from './en/imports.ts'
import { peopleImport } from './en/peopleImport.ts'

export const messages = { imports, peopleImport }
