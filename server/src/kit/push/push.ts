import { hasUsualPort, type OutboundPolicy, violationOf } from '#kit/outbound/outbound.address.ts'

/** Push notification for one browser. */
export interface PushMessage {
  readonly tenantId: string
  /** Deduplication key: a repetition replaces the notification that is pending or shown. */
  readonly id: string
  readonly to: PushTarget
  readonly content: PushContent
}

/** Push subscription of a browser: endpoint and encryption keys. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Payload, encrypted for the browser: no amounts, and no names except those in a title. */
export interface PushContent {
  readonly title: string
  readonly text: string
  /** Path of the portal. */
  readonly url: string
  readonly tag: string
}

/** `gone`: the subscription has ended. A number: HTTP status of a permanent failure. */
export type PushOutcome = 'sent' | 'gone' | number

/** Push transport; throws on temporary failures, which may be retried. */
export interface Push {
  /** VAPID public key of the installation, base64url. */
  readonly publicKey: string
  /** Whether an endpoint is allowed (SSRF guard): the browser, so any caller, names it. */
  readonly accepts: (endpoint: string) => boolean
  readonly send: (message: PushMessage) => Promise<PushOutcome>
}

/** Whether an endpoint is one of the public internet, at the port of every push service. */
export const isPushEndpoint = (endpoint: string, policy: OutboundPolicy): boolean =>
  violationOf(endpoint, policy) === undefined && hasUsualPort(endpoint, policy)
