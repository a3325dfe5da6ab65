import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Opening mode: people with the platform, people alone, or the platform alone. */
export const SealMode = OneOf(['assisted', 'committee', 'automatic'])
export type SealMode = Static<typeof SealMode>
export const sealModes: readonly SealMode[] = ['assisted', 'committee', 'automatic']

/** Maximum number of people who hold a share of a round's key. */
export const maxSharers = 16

/** Maximum and default number of rounds of a project, including negotiations. */
export const maxRounds = 5
export const defaultRounds = 3

/** Draft of the opening settings. */
export interface OpeningChoice {
  readonly sealMode: SealMode
  readonly openerIds: readonly string[]
  readonly openersNeeded: number
}

/** Shares of the platform: one beside people, all if it opens alone. */
const platformShares = { assisted: 1, committee: 0, automatic: 2 } as const
export const sharesOf = ({ sealMode, openerIds }: Pick<OpeningChoice, 'sealMode' | 'openerIds'>): number =>
  sealMode === 'automatic' ? platformShares.automatic : openerIds.length + platformShares[sealMode]

/**
 * Violation of the opening settings; undefined if valid. Two people make the key, and k of n shares open the quotes.
 */
export function wrongOpening(choice: OpeningChoice): 'tooFewPeople' | 'twice' | 'threshold' | undefined {
  const { sealMode, openerIds, openersNeeded: k } = choice
  if (sealMode === 'automatic') return undefined
  if (openerIds.length < 2) return 'tooFewPeople'
  if (new Set(openerIds).size < openerIds.length) return 'twice'
  return k < 2 || k > sharesOf(choice) ? 'threshold' : undefined
}
