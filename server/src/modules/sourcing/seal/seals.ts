import type { Keeper } from './keeper/keeper.ts'
import type { Platform } from './platform.ts'

/** What sealed quotes need of the installation. Without a keeper no project is published. */
export interface Seals {
  readonly keeper?: Keeper | undefined
  readonly platform: Platform
}
