import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { folderFiles } from './files.folder.ts'
import { s3Files } from './files.s3.ts'

/** What is known of a content before it is kept: its size in bytes, its SHA-256 in hex, its media type. */
export interface FileFacts {
  readonly size: number
  readonly sha256: string
  readonly type: string
}

/** Where contents lie. Who may see one is not decided here. */
export interface Files {
  /**
   * Keeps a content under a key that nobody can guess, or under that which it had in another store; one that is not
   * what its facts say is not kept.
   */
  put(content: Readable | Buffer, facts: FileFacts, key?: string): Promise<string>
  /** Refuses `thing.notFound`. */
  get(key: string): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** `FILES_URL`: a folder (`/srv/files`, `file:///srv/files`) or a bucket (`s3://KEY:SECRET@host:9000/bucket?region=cn-1&tls=0`). */
export function openFiles(url: string): Files {
  if (url.startsWith('s3://')) return s3Files(new URL(url))
  return folderFiles(url.startsWith('file:') ? fileURLToPath(url) : url)
}
