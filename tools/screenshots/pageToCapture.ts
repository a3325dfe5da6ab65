import type { Locator, Page } from '@playwright/test'
import type { messagesOf } from '../../e2e/messages.ts'
import type { Role } from './roles.ts'

export type Words = (typeof messagesOf)['zh-CN']
/** A part of a page: the complete text of an element, or a locator. */
export type Part = string | Locator

/** A page to capture. */
export interface PageToCapture {
  readonly name: string
  readonly role: Role
  readonly address: string
  /** Requests to abort. */
  readonly failingRequests?: string
  /** Interaction before the screenshot, begun at desktop width; opened dialogs stay open at every width. */
  readonly interact?: (page: Page, words: Words) => Promise<unknown>
  /**
   * Parts that are visible in this state of the page alone; a screenshot without them fails the run. Required if the
   * name is that of a state: `page-state`.
   */
  readonly shows?: ((words: Words, page: Page) => Part | readonly Part[]) | undefined
}
