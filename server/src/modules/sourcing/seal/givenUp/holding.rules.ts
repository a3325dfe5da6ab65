import type { ShareLoss } from '#contract/sourcing/openingRoom.ts'

interface Keys {
  readonly encryption: string
  readonly signing: string
}
/** A place of a key record, and who holds it now. */
interface HeldPlace extends Keys {
  readonly opener: string
  readonly kind: 'person' | 'platform'
  readonly holder: string
}

/** What the server knows of somebody who holds a share. */
export interface Holder {
  /** In the suite of the round; undefined where no key is in force. */
  readonly keys: Keys | undefined
  readonly mayOpen: boolean
}

export interface Holding {
  readonly opener: string
  readonly hasReleased: boolean
  /** Never of a share that was released: it is there, whatever becomes of its key. */
  readonly loss: ShareLoss | null
}

/**
 * Shares of a round: released, lost, or still to be released, by who holds them now. Only what the server knows counts
 * as lost: a revoked key, or no account that may open quotes. A holder who is silent or ill may still release; so may
 * the platform, whose keeper is waited for.
 */
export const holdingsOf = (
  places: readonly HeldPlace[],
  released: readonly string[],
  holderOf: (personId: string) => Holder,
): Holding[] =>
  places.map(({ opener, kind, holder, encryption, signing }): Holding => {
    const hasReleased = released.includes(opener)
    if (hasReleased || kind === 'platform') return { opener, hasReleased, loss: null }
    const { keys, mayOpen } = holderOf(holder)
    const hasKey = keys?.encryption === encryption && keys.signing === signing
    return { opener, hasReleased, loss: !hasKey ? 'keyRevoked' : mayOpen ? null : 'noAccess' }
  })

/** How many have released their share, or still can. */
export const reachableIn = (holdings: readonly Holding[]): number => holdings.filter(({ loss }) => loss === null).length
