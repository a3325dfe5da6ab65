import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'

/** Accounts by id (none for null), all accounts of a supplier or person, or the operators who hold a permission. */
export type Receivers =
  | string
  | null
  | readonly string[]
  | { readonly supplier: string }
  | { readonly person: string }
  /** `about`: account whose department their data scope has to cover. */
  | { readonly operatorsWith: Permission; readonly about?: string | undefined }

/** Message that an event sends. */
export interface MessageOf {
  readonly template: TemplateName
  readonly to: Receivers
  readonly facts?: Readonly<Record<string, string | number | null | undefined>>
  /** Its link, if another than the template's. */
  readonly path?: string | undefined
  /** Id in its link; default: the id of the event's entity. */
  readonly id?: string
}

type Answer = MessageOf | readonly MessageOf[]
/** Messages of a module by event; the templates are in its manifest. */
export type Messages = {
  readonly [Name in EventName]?: (event: Event<Name>, tx: Tx) => Answer | Promise<Answer>
}
