import type { PublicKeys } from '../keys/openerKeys.ts'
import type { HandOver } from './handOver.ts'
import type { KeyRecord, Opener } from './keyRecord.ts'

type Handed = Pick<HandOver, 'opener' | 'substitute'> & PublicKeys

/** Who holds the share of a listed opener: the opener, or the substitute with its own keys. */
export interface Place extends PublicKeys {
  readonly opener: string
  readonly kind: Opener['kind']
  readonly holder: string
}

/** The places of a key record, each with who holds it now. */
export const placesOf = ({ openers }: Pick<KeyRecord, 'openers'>, handOvers: readonly Handed[]): Place[] =>
  openers.map(({ opener, kind, encryption, signing }): Place => {
    const handed = handOvers.find((each) => each.opener === opener)
    const keys = handed ?? { encryption, signing }
    return { opener, kind, holder: handed?.substitute ?? opener, encryption: keys.encryption, signing: keys.signing }
  })

/** The place that a person holds; undefined for strangers, and for who has handed it over. */
export const placeHeldBy = (places: readonly Place[], personId: string): Place | undefined =>
  places.find(({ kind, holder }) => kind === 'person' && holder === personId)
