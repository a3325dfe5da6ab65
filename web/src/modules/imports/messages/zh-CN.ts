import { imports } from './zh-CN/imports.ts'
import { departmentImport } from './zh-CN/departmentImport.ts'
import { peopleImport } from './zh-CN/peopleImport.ts'

export const messages = { imports, departmentImport, peopleImport }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    imports: typeof messages
  }
}
