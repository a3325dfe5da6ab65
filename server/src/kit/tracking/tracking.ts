import type { TrackingStatus } from '#contract/ordering/delivery/tracking.ts'

/** Parcel as its carrier knows it. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNo: string
  /** Last four digits of the consignee's phone number, which some carriers ask for. */
  readonly phoneEnd: string
  readonly shippedAt: Date
}

export interface TrackedEvent {
  readonly at: Date
  readonly place: string
  readonly text: string
}

export interface TrackedParcel {
  readonly status: Exclude<TrackingStatus, 'unknown'>
  readonly events: readonly TrackedEvent[]
}

/** Port to who knows where parcels are. It throws when it cannot tell, and is never called in a transaction. */
export type TrackParcel = (parcel: Parcel, signal: AbortSignal) => Promise<TrackedParcel>
