/**
 * Server-side rendering: the interface between the server and the server entry of the web application. Types only,
 * because the entry is built from the web's sources.
 */

/** Page request, with the state that a browser would read from its own storage. */
export interface PageRequest {
  /** Path and query string of the request. */
  readonly url: string
  readonly locale: 'zh_CN' | 'en_US'
  /** Public origin of the portal: scheme, host and port as browsers see them. */
  readonly origin: string
  /**
   * Bearer token for API calls of the page; null for visitors. The renderer does not trust it: every call authenticates
   * again.
   */
  readonly token: string | null
  /** Sends an API call for the visitor; `path` is path and query string without host. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
}

/** Metadata of a public page for search engines and link previews. */
export interface PageHead {
  readonly title: string
  /** Meta description, one or two sentences. */
  readonly description: string
  /** Canonical URL. */
  readonly url: string
  /** Structured data (schema.org, JSON-LD). */
  readonly data: readonly object[]
}

/** Rendered page: everything that is known before the browser runs a script. */
export interface RenderedPage {
  readonly title: string
  readonly shortName: string
  /** Address of the tenant's favicon; empty for the product's own. */
  readonly favicon: string
  /** Brand colour of the tenant, adjusted for contrast with white text: `#rrggbb`. */
  readonly colour: string
  /** Language tag (BCP 47). */
  readonly language: string
  /** Brand colours of the tenant as CSS. */
  readonly style: string
  /** Initial state for hydration: plain JSON, limited to what the visitor may see. */
  readonly state: object
  /** HTML of the page, if its route is rendered on the server. */
  readonly page?: {
    readonly html: string
    /** Source files (relative to the web's folder) whose scripts and styles the page needs at once. */
    readonly sources: readonly string[]
    /** Source files of lazily loaded parts: their styles are needed now, their scripts later. */
    readonly later?: readonly string[]
    /** Metadata, if the page is public. */
    readonly head?: PageHead
  }
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
