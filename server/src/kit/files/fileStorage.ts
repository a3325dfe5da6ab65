import type { Readable } from 'node:stream'

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
