import type { Files } from '#kit/files/files.ts'
import type { Keeper } from './keeper/keeper.ts'
import type { Platform } from './platform.ts'

/** Services for sealed quotes. Without a keeper no project can be published. */
export interface Seals {
  readonly keeper?: Keeper | undefined
  readonly platform: Platform
  /** File storage of opened files. */
  readonly contents: Files
}
