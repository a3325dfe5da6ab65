import { createHash } from 'node:crypto'

/** Content of a mail, written by a module; the layout renders it as plain text and HTML. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Labelled values to compare or look up. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  /** Footer: why the recipient receives this mail. */
  readonly foot: string
}

/** Mail to one recipient. */
export interface MailMessage {
  readonly tenantId: string
  /** Message id, equal for each attempt, so that duplicates can be recognised; see `messageIdOf`. */
  readonly id: string
  readonly template: string
  readonly to: { readonly name: string; readonly address: string }
  /** Display name of the sender. */
  readonly fromName: string
  readonly lang: 'zh-CN' | 'en'
  readonly letter: Letter
  /** Page where the recipient can turn such mails off. */
  readonly unsubscribeUrl?: string
}

export interface Mail {
  /** Sends a mail; throws if it was not accepted. Only in jobs of the mail lane, never inside a transaction. */
  readonly send: (message: MailMessage) => Promise<void>
  /** Closes pooled connections. */
  readonly close: () => void
}

/** Deterministic message id from tenant and parts (deduplication). */
export const messageIdOf = (tenantId: string, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, ...parts]))
    .digest('hex')
    .slice(0, 40)
