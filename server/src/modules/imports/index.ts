import type { Files } from '#kit/files/files.ts'
import type { Module } from '#kit/module.ts'
import { exportRoutes } from './export/export.routes.ts'
import { importPictureRoutes } from './pictures/import.picture.routes.ts'
import { canReadImport } from './import.access.service.ts'
import { importRoutes } from './import.routes.ts'
import { materialSheetRoutes } from './materialCodes/materialSheet.routes.ts'
import { departmentImportRoutes } from './departments/departments.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { importsMessages } from './messages.ts'

export { importProductsFile } from './import.command.ts'
export { importFlow } from './import.flow.rules.ts'
export { formatOf, openTableFile } from './reading/reader.ts'
export { headingOf, readTextSheet, type TextFields } from './reading/textSheet.ts'
export { startImports } from './run/import.runner.ts'

export const imports = (contents: Files): Module => ({
  messages: importsMessages,
  routes: (app) => {
    importRoutes(contents)(app)
    exportRoutes(app)
    importPictureRoutes(app)
    peopleRoutes(app)
    departmentImportRoutes(app)
    materialSheetRoutes(app)
  },
  canRead: { import: canReadImport },
})
