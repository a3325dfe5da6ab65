import type { UnionToIntersection } from '#contract/kit/manifest.ts'

/**
 * The messages of each module, by its name, and parts of them that come alone (`sourcing.public`); the module's own
 * file adds them to this interface.
 */
export interface MessagesByModule {}

/** All messages by namespace, as the Chinese files have them. */
export type Messages = UnionToIntersection<MessagesByModule[keyof MessagesByModule]>

/** A module that has messages; those of `base` are always there. */
export type ModuleName = Exclude<keyof MessagesByModule, 'base'>
