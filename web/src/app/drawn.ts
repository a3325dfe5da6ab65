import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { whoAmI } from '#web/kit/me.ts'
import { locale, type Locale } from '#web/kit/preferences.ts'
import { bearer } from '#web/kit/session.ts'
import { takeOver } from '#web/kit/visit.ts'
import { claimsOf } from '#web/kit/tokens.ts'

/** What came with a page that was drawn before it arrived. */
export interface Drawn {
  readonly portal: PortalEnablement
  readonly locale: Locale
  readonly page?: {
    /** The session it was drawn for, or null for a visitor. */
    readonly session: string | null
    readonly me: UserDetail | null
    readonly queries: DehydratedState['queries']
  }
}

/** What the server wrote into the page, if it did. */
export function readDrawn(): Drawn | undefined {
  const text = document.querySelector('#drawn')?.textContent
  return text ? (JSON.parse(text) as Drawn) : undefined
}

export const sessionOf = (token: string | null): string | null => claimsOf(token)?.sid ?? null

/** The page if it is this tab's: drawn in its language, for its session. Then its answers need not be asked for again. */
export function takePage({ locale: language, page }: Drawn, client: QueryClient): boolean {
  if (!page || language !== locale() || page.session !== sessionOf(bearer())) return false
  // The server's clock is not this one: what was just drawn is as fresh as what is just asked.
  const now = takeOver()
  const queries = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }))
  hydrate(client, { queries, mutations: [] })
  client.setQueryData(whoAmI().queryKey, page.me, { updatedAt: now })
  return true
}
