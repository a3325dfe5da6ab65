/** Answer of a receiver. Without a status it could not be reached; the reason says why, for operators. */
export interface WebhookAnswer {
  readonly status: number | null
  readonly reason: string
  readonly excerpt: string
}

export interface WebhookRequest {
  readonly tenantId: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** Sends events to the systems of tenants. */
export interface Webhooks {
  /** Whether an address may be called; checked again on the connected socket. */
  readonly accepts: (url: string) => boolean
  readonly send: (request: WebhookRequest) => Promise<WebhookAnswer>
}
