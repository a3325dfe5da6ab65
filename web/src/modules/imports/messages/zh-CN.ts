import { imports } from './zh-CN/imports.ts'
import { peopleImport } from './zh-CN/peopleImport.ts'

export const messages = { imports, peopleImport }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    imports: typeof messages
  }
}
