import { createHash } from 'node:crypto'

/** A letter, as its module writes it; the layout makes plain text and HTML of it. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What somebody compares or looks up, each with its label. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** Why somebody has got it. */
  readonly foot: string
}

/** A letter to one person. */
export interface MailMessage {
  readonly tenantId: string
  /** The same for each attempt, so that a letter that arrives twice is recognised as one: see `messageIdOf`. */
  readonly id: string
  readonly template: string
  readonly to: { readonly name: string; readonly address: string }
  /** As what the tenant writes. */
  readonly fromName: string
  readonly lang: 'zh-CN' | 'en'
  readonly letter: Letter
  /** A page at which its reader turns such mails off. */
  readonly unsubscribeUrl?: string
}

export interface Mail {
  /** Throws where it did not go out. Never inside a transaction: by jobs alone, in the lane of mail. */
  readonly send: (message: MailMessage) => Promise<void>
  /** Connections that are kept are closed. */
  readonly close: () => void
}

/** Identifies a letter: the same parts, of one tenant, give the same id. */
export const messageIdOf = (tenantId: string, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, ...parts]))
    .digest('hex')
    .slice(0, 40)
