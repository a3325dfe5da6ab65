import type { ShareLoss } from '#contract/sourcing/openingRoom.ts'

interface Keys {
  readonly encryption: string
  readonly signing: string
}
/** Place of a key record with its current holder. */
interface HeldPlace extends Keys {
  readonly opener: string
  readonly kind: 'person' | 'platform'
  readonly holder: string
}

/** Facts about the holder of a share. */
export interface Holder {
  /** Active keys in the suite of the round; undefined if there are none. */
  readonly keys: Keys | undefined
  readonly mayOpen: boolean
}

export interface Holding {
  readonly opener: string
  readonly hasReleased: boolean
  /** Null for released shares, which stay available whatever happens to their key. */
  readonly loss: ShareLoss | null
}

/**
 * State of the shares of a round by current holder: released, lost or pending. Only facts known to the server count as
 * loss: a revoked key, or no account that may open quotes. Silent holders and an unavailable keeper may still release.
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

/** Number of shares that are released or still can be. */
export const reachableIn = (holdings: readonly Holding[]): number => holdings.filter(({ loss }) => loss === null).length
