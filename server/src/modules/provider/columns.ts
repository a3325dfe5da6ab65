import type { Knowledge } from '#contract/provider/provider.ts'
import type { SigningAlgorithm } from '#contract/provider/signingKeys.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'applications.alg': SigningAlgorithm
  'applications.scopes': Knowledge[]
  'consents.scopes': Knowledge[]
  'keys.alg': SigningAlgorithm
}
