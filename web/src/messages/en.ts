import { common } from './en/common.ts'
import { field } from './en/field.ts'
import { shell } from './en/shell.ts'

/** What every page may say. */
export const messages = { common, field, shell }
