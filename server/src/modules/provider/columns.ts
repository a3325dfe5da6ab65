import type { Knowledge } from '#contract/provider/provider.ts'
import type { SigningAlgorithm } from '#contract/provider/signingKeys.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'applications.alg': SigningAlgorithm
  'applications.scopes': Knowledge[]
  'consents.scopes': Knowledge[]
  'keys.alg': SigningAlgorithm
}
