import { common } from './zh-CN/common.ts'
import { field } from './zh-CN/field.ts'
import { shell } from './zh-CN/shell.ts'

/** What every page may say. */
export const messages = { common, field, shell }

declare module './registry.ts' {
  interface MessagesByModule {
    base: typeof messages
  }
}
