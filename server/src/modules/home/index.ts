import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { layoutRoutes } from './layouts/layout.routes.ts'
import { homeRoutes } from './pages/home.routes.ts'
import { pictureRoutes } from './pictures/picture.routes.ts'
import { contentOfPicture, removeUnusedPictures } from './pictures/picture.service.ts'

// Pictures of the whole portal, such as its logo, are stored with those of its home pages.
export { bringPicture } from './pictures/picture.service.ts'
export { usePictures } from './pictures/picture.store.ts'
// Commands for layouts, for the demo.
export { publishLayout, saveLayout } from './layouts/layout.service.ts'

export const home = (contents: Files): Module => ({
  routes: (app) => {
    homeRoutes(app)
    layoutRoutes(app)
    pictureRoutes(contents)(app)
  },
  queryPorts: { portalPicture: (db, address) => contentOfPicture(db, contents, address) },
  jobs: [
    everyTenant({
      name: 'home.removeUnusedPictures',
      everySeconds: 3600,
      run: (context) => removeUnusedPictures(contents, context),
    }),
  ],
})
