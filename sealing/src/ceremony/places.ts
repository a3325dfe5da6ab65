import type { PublicKeys } from '../keys/openerKeys.ts'
import type { HandOver } from './handOver.ts'
import type { KeyRecord, Opener } from './keyRecord.ts'

type Handed = Pick<HandOver, 'opener' | 'substitute'> & PublicKeys

/** Current holder of a listed opener's share: the opener, or the substitute with its own keys. */
export interface Place extends PublicKeys {
  readonly opener: string
  readonly kind: Opener['kind']
  readonly holder: string
}

/** Places of a key record with their current holders. */
export const placesOf = ({ openers }: Pick<KeyRecord, 'openers'>, handOvers: readonly Handed[]): Place[] =>
  openers.map(({ opener, kind, encryption, signing }): Place => {
    const handed = handOvers.find((each) => each.opener === opener)
    const keys = handed ?? { encryption, signing }
    return { opener, kind, holder: handed?.substitute ?? opener, encryption: keys.encryption, signing: keys.signing }
  })

/** Place held by a person; undefined for others, including openers who have handed theirs over. */
export const placeHeldBy = (places: readonly Place[], personId: string): Place | undefined =>
  places.find(({ kind, holder }) => kind === 'person' && holder === personId)
