import type { Files } from '#kit/files/files.ts'
import type { Keeper } from './keeper/keeper.ts'
import type { Platform } from './platform.ts'

/** What sealed quotes need of the installation. Without a keeper no project is published. */
export interface Seals {
  readonly keeper?: Keeper | undefined
  readonly platform: Platform
  /** Where opened files of quotes are kept. */
  readonly contents: Files
}
