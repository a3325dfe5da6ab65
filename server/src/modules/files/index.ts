import type { Files } from '#kit/files.ts'
import type { Module } from '#kit/module.ts'
import { fileRoutes } from './file.routes.ts'
import { removeLooseFiles } from './file.service.ts'
import { removeOldCounts } from './quota.service.ts'

export { presentFile } from './file.routes.ts'
export { attachFiles, mostBytes, storeFile } from './file.service.ts'
export { type FileRow, filesOf, type Owner } from './file.store.ts'
export { uploadQuota } from './quota.service.ts'

export const files = (contents: Files): Module => ({
  routes: fileRoutes(contents),
  jobs: {
    'files.removeLoose': { everySeconds: 3600, run: (database, now) => removeLooseFiles(database, contents, now) },
    'files.removeOldCounts': { everySeconds: 86_400, run: removeOldCounts },
  },
})
