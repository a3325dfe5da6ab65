/** A notification for one browser. */
export interface PushMessage {
  readonly tenantId: string
  /** One and the same for each repetition: what waits at the push service, or is shown, is replaced and not doubled. */
  readonly id: string
  readonly to: PushTarget
  readonly content: PushContent
}

/** Where a browser takes notifications, and the keys by which it alone reads them. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** All that leaves for a push service, encrypted: no amounts, no names but those of a title. */
export interface PushContent {
  readonly title: string
  readonly text: string
  /** A path of the portal. */
  readonly url: string
  readonly tag: string
}

/** `gone`: the browser takes none any more. A number is the status of an answer that another try would not change. */
export type PushOutcome = 'sent' | 'gone' | number

/** How notifications are sent. What may go well another time is thrown. */
export interface Push {
  /** What browsers subscribe with: the installation's public key, base64url. */
  readonly publicKey: string
  /** Whether something is sent to this endpoint at all: browsers name it, so callers do. */
  readonly accepts: (endpoint: string) => boolean
  readonly send: (message: PushMessage) => Promise<PushOutcome>
}
