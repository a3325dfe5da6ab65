import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { locale, type Locale } from '#web/kit/client/preferences.ts'
import { bearer } from '#web/kit/client/session/session.ts'
import { startHydration } from '#web/kit/client/hydration.ts'
import { claimsOf } from '#web/kit/client/tokens.ts'

/** Data that the server sends with a page. */
export interface InitialState {
  readonly portal: PortalEnablement
  readonly locale: Locale
  readonly page?: {
    /** Session that it was rendered for; null: visitor. */
    readonly session: string | null
    readonly me: UserDetail | null
    readonly queries: DehydratedState['queries']
  }
}

/** Initial state, if the server has sent one. */
export function readInitialState(): InitialState | undefined {
  const text = document.querySelector('#initial-state')?.textContent
  return text ? (JSON.parse(text) as InitialState) : undefined
}

export const sessionOf = (token: string | null): string | null => claimsOf(token)?.sid ?? null

/**
 * Fills the query cache if the page was rendered in this tab's language and for its session; then nothing is requested
 * again.
 */
export function hydrateCache({ locale: language, page }: InitialState, client: QueryClient): boolean {
  if (!page || language !== locale() || page.session !== sessionOf(bearer())) return false
  // The server's clock may differ, so rendered data counts as read now.
  const now = startHydration()
  const queries = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }))
  hydrate(client, { queries, mutations: [] })
  client.setQueryData(whoAmI().queryKey, page.me, { updatedAt: now })
  return true
}
