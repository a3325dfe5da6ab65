import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { canReadAttachments } from './attachments.service.ts'
import { feedRoutes } from './files/feed.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { hallRoutes } from './hall/hall.routes.ts'
import { noticeRoutes } from './hall/notice.routes.ts'
import { participationRoutes } from './participation/participation.routes.ts'
import { dueProject, endOverdueStates } from './projects/due.service.ts'
import { projectRoutes } from './projects/project.routes.ts'

export { enrolmentFlow } from './participation/enrolment.rules.ts'
export { projectFlow } from './projects/project.rules.ts'
export { verifyProjects } from './projects/project.verify.ts'

export const sourcing: Module = {
  routes: (app: App) => {
    for (const routes of [projectRoutes, hallRoutes, noticeRoutes, participationRoutes, fileRoutes, feedRoutes])
      routes(app)
  },
  jobs: [dueProject, everyTenant({ name: 'sourcing.endOverdue', everySeconds: 30, run: endOverdueStates })],
  canRead: canReadAttachments,
}
