import { cases } from './zh-CN/cases.ts'
import { common } from './zh-CN/common.ts'
import { controls } from './zh-CN/controls.ts'
import { field } from './zh-CN/field.ts'
import { form } from './zh-CN/form.ts'
import { list } from './zh-CN/list.ts'
import { shell } from './zh-CN/shell.ts'

/** What every page may say. */
export const messages = { cases, common, controls, field, form, list, shell }

declare module './registry.ts' {
  interface MessagesByModule {
    base: typeof messages
  }
}
