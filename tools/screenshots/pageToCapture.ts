import type { Page } from '@playwright/test'
import type { messagesOf } from '../../e2e/messages.ts'
import type { Role } from './roles.ts'

/** A page to capture. */
export interface PageToCapture {
  readonly name: string
  readonly role: Role
  readonly address: string
  /** Requests to abort. */
  readonly failingRequests?: string
  /** Interaction before the screenshot; opened dialogs stay open at every width. */
  readonly interact?: (page: Page, words: (typeof messagesOf)['zh-CN']) => Promise<unknown>
}
