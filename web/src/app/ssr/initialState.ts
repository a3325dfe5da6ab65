import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { locale, type Locale } from '#web/kit/client/preferences.ts'
import { bearer } from '#web/kit/client/session.ts'
import { startHydration } from '#web/kit/client/hydration.ts'
import { claimsOf } from '#web/kit/client/tokens.ts'

/** What the server sends along with a page. */
export interface InitialState {
  readonly portal: PortalEnablement
  readonly locale: Locale
  readonly page?: {
    /** The session it was rendered for, or null for a visitor. */
    readonly session: string | null
    readonly me: UserDetail | null
    readonly queries: DehydratedState['queries']
  }
}

/** The initial state, if the server has sent one. */
export function readInitialState(): InitialState | undefined {
  const text = document.querySelector('#initial-state')?.textContent
  return text ? (JSON.parse(text) as InitialState) : undefined
}

export const sessionOf = (token: string | null): string | null => claimsOf(token)?.sid ?? null

/**
 * Fills the query cache if the page is this tab's: rendered in its language, for its session. Then nothing is asked for
 * again.
 */
export function hydrateCache({ locale: language, page }: InitialState, client: QueryClient): boolean {
  if (!page || language !== locale() || page.session !== sessionOf(bearer())) return false
  // The server's clock is another one: what was just rendered is as fresh as what is just asked.
  const now = startHydration()
  const queries = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }))
  hydrate(client, { queries, mutations: [] })
  client.setQueryData(whoAmI().queryKey, page.me, { updatedAt: now })
  return true
}
