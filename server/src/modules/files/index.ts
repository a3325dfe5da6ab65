import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { fileRoutes } from './file.routes.ts'
import { removeLooseFiles } from './file.service.ts'
import { removeOldCounts } from './quota.service.ts'

export { attachmentsOf, presentFile } from './file.rules.ts'
export { attachFiles, maxBytes, ownFiles, ownLooseFile, storeFile } from './file.service.ts'
export { replaceAttachments } from './attachments.service.ts'
export {
  attachedKeys,
  type FileRow,
  findFile,
  findFiles,
  insertFile,
  insertLooseFiles,
  moveFile,
  type Owner,
} from './file.store.ts'
export { uploadQuota } from './quota.service.ts'

export const files = (contents: Files): Module => ({
  routes: fileRoutes(contents),
  jobs: [
    everyTenant({
      name: 'files.removeLoose',
      everySeconds: 3600,
      run: (context) => removeLooseFiles(contents, context),
    }),
    everyTenant({ name: 'files.removeOldCounts', everySeconds: 86_400, run: removeOldCounts }),
  ],
})
