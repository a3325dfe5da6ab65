import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { dueProject, endOverdueStates } from './projects/due.service.ts'
import { projectRoutes } from './projects/project.routes.ts'

export { projectFlow } from './projects/project.rules.ts'

export const sourcing: Module = {
  routes: (app: App) => {
    projectRoutes(app)
  },
  jobs: [dueProject, everyTenant({ name: 'sourcing.endOverdue', everySeconds: 30, run: endOverdueStates })],
}
