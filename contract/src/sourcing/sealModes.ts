import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Who opens quotes: people with the platform, people alone, or the platform alone. */
export const SealMode = OneOf(['assisted', 'committee', 'automatic'])
export type SealMode = Static<typeof SealMode>
export const sealModes: readonly SealMode[] = ['assisted', 'committee', 'automatic']

/** People who hold a share of one round's key. */
export const mostSharers = 16

/**
 * Rounds of quotes that a project may have, the first and every negotiation counted; and how many where nothing is
 * said.
 */
export const mostRounds = 5
export const usualRounds = 3

/** How the opening is set up, as an author writes it. */
export interface OpeningChoice {
  readonly sealMode: SealMode
  readonly openerIds: readonly string[]
  readonly openersNeeded: number
}

/** Shares of the platform: one beside people, all where it opens alone. */
const platformShares = { assisted: 1, committee: 0, automatic: 2 } as const
export const sharesOf = ({ sealMode, openerIds }: Pick<OpeningChoice, 'sealMode' | 'openerIds'>): number =>
  sealMode === 'automatic' ? platformShares.automatic : openerIds.length + platformShares[sealMode]

/**
 * What of the setting cannot be; undefined where it can. Two people make the key, and k of n shares open the quotes.
 */
export function wrongOpening(choice: OpeningChoice): 'tooFewPeople' | 'twice' | 'threshold' | undefined {
  const { sealMode, openerIds, openersNeeded: k } = choice
  if (sealMode === 'automatic') return undefined
  if (openerIds.length < 2) return 'tooFewPeople'
  if (new Set(openerIds).size < openerIds.length) return 'twice'
  return k < 2 || k > sharesOf(choice) ? 'threshold' : undefined
}
