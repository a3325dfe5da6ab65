import { imports } from './en/imports.ts'
import { departmentImport } from './en/departmentImport.ts'
import { peopleImport } from './en/peopleImport.ts'

export const messages = { imports, departmentImport, peopleImport }
