import type { Readable } from 'node:stream'

/** Known facts of a file before it is stored: size in bytes, SHA-256 in hex, media type. */
export interface FileFacts {
  readonly size: number
  readonly sha256: string
  readonly type: string
}

/** File storage. Access control is the caller's task. */
export interface Files {
  /**
   * Stores a file under a random key, or under `key` when it moves from another store. Throws and stores nothing if the
   * content does not match its facts.
   */
  put(content: Readable | Buffer, facts: FileFacts, key?: string): Promise<string>
  /** Reads a file; refuses with `thing.notFound`. */
  get(key: string): Promise<Readable>
  /** Deletes a file; idempotent. */
  remove(key: string): Promise<void>
}
