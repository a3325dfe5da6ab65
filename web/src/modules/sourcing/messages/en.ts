import { enrolments } from './en/enrolments.ts'
import { projectForm } from './en/projectForm.ts'
import { projects } from './en/projects.ts'
import { supplierProjects } from './en/supplierProjects.ts'

export const messages = { enrolments, projectForm, projects, supplierProjects }
