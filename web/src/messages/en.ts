import { cases } from './en/cases.ts'
import { common } from './en/common.ts'
import { controls } from './en/controls.ts'
import { field } from './en/field.ts'
import { form } from './en/form.ts'
import { list } from './en/list.ts'
import { shell } from './en/shell.ts'

/** What every page may say. */
export const messages = { cases, common, controls, field, form, list, shell }
