import { type DictionaryDeclaration, type Manifest, mergeNamed } from './kit/manifest.ts'
import { modules } from './modules.ts'

/** Dictionaries of all modules, by the keys of the specification. */
export const dictionaries: Readonly<Record<string, DictionaryDeclaration>> = mergeNamed(
  'dictionaries',
  Object.values<Manifest>(modules).map((manifest) => manifest.dictionaries),
)
