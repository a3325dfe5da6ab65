import { fileURLToPath } from 'node:url'
import { folderFiles } from './files.folder.ts'
import { s3Files } from './files.s3.ts'
import type { Files } from './fileStorage.ts'

export type { FileFacts, Files } from './fileStorage.ts'

/**
 * Opens the file storage of `FILES_URL`: a folder (`/srv/files`, `file:///srv/files`) or a bucket
 * (`s3://KEY:SECRET@host:9000/bucket?region=cn-1&tls=0`).
 */
export function openFiles(url: string): Files {
  if (url.startsWith('s3://')) return s3Files(new URL(url))
  return folderFiles(url.startsWith('file:') ? fileURLToPath(url) : url)
}
