import type { Module } from '#kit/module.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { profileRoutes } from './profiles/profile.routes.ts'
import { openDataListener, publishAll } from './releases/publish.listener.ts'
import { releaseRoutes } from './releases/release.routes.ts'

// For tests and the demo.
export { publishProjects } from './releases/publish.service.ts'

/** Open data: profiles decide which fields of projects are public; releases of OCDS appear in feeds. */
export const openData: Module = {
  routes: (app) => {
    profileRoutes(app)
    releaseRoutes(app)
    feedRoutes(app)
  },
  batchListener: openDataListener,
  jobs: [publishAll],
}
