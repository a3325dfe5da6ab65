import { type Manifest, mergeNamed } from './kit/manifest.ts'
import type { DefaultReach } from './kit/reach/reach.ts'
import { modules } from './modules.ts'

const manifests: readonly Manifest[] = Object.values(modules)

/** Permissions whose records the data scope of a grant limits or widens, with what they show without one. */
export const defaultReaches: Readonly<Record<string, DefaultReach>> = mergeNamed(
  'reaches',
  manifests.map(({ reaches }) => reaches),
)

/** Those of the permissions on which a data scope has an effect. */
export const limitedBy = (permissions: readonly string[]): string[] =>
  permissions.filter((code) => Object.hasOwn(defaultReaches, code))
