import type { Files } from '#kit/files/files.ts'
import type { Module } from '#kit/module.ts'
import { exportRoutes } from './export/export.routes.ts'
import { importPictureRoutes } from './pictures/import.picture.routes.ts'
import { canReadImport } from './import.access.service.ts'
import { importRoutes } from './import.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'

export { importProductsFile } from './import.command.ts'
export { importFlow } from './import.flow.rules.ts'
export { inspectSheet, rowsOfSheet } from './reading/reader.ts'
export { startImports } from './run/import.runner.ts'

export const imports = (contents: Files): Module => ({
  routes: (app) => {
    importRoutes(contents)(app)
    exportRoutes(app)
    importPictureRoutes(app)
    peopleRoutes(app)
  },
  canRead: { import: canReadImport },
})
