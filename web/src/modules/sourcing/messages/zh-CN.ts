import { enrolments } from './zh-CN/enrolments.ts'
import { projectForm } from './zh-CN/projectForm.ts'
import { projects } from './zh-CN/projects.ts'
import { supplierProjects } from './zh-CN/supplierProjects.ts'

export const messages = { enrolments, projectForm, projects, supplierProjects }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sourcing: typeof messages
  }
}
