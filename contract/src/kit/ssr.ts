/**
 * Server-side rendering: what the server and the web's server entry agree on. Types alone; the entry is built from the
 * web's sources.
 */

/** A request for a page, with what a browser would find in its own storages. */
export interface PageRequest {
  /** Path and query, as they were asked for. */
  readonly url: string
  readonly locale: 'zh_CN' | 'en_US'
  /** Scheme, host and port of the portal, as browsers see them. */
  readonly origin: string
  /**
   * Bearer token of the calls that the page makes, or null where nobody is logged in. Nothing is trusted: every call
   * authenticates with it.
   */
  readonly token: string | null
  /** Makes a call in the name of the visitor; path and query without a host. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
}

/** What a public page says to search engines and other sites. */
export interface PageHead {
  readonly title: string
  /** A sentence or two. */
  readonly description: string
  /** The one address of the page, whatever else leads to it. */
  readonly url: string
  /** Structured data of schema.org. */
  readonly data: readonly object[]
}

/** What of a page is known before the browser runs anything. */
export interface RenderedPage {
  readonly title: string
  readonly shortName: string
  /** The tenant's favicon, or empty for the product's. */
  readonly favicon: string
  /** The tenant's colour, as far as white text can be read on it: `#rrggbb`. */
  readonly colour: string
  /** BCP 47. */
  readonly language: string
  /** The tenant's colours as CSS. */
  readonly style: string
  /** Initial state: plain JSON, nothing that the visitor may not see. */
  readonly state: object
  /** The page itself, where its route is rendered on the server. */
  readonly page?: {
    readonly html: string
    /** Sources, relative to the web's folder, whose scripts and styles the page needs. */
    readonly sources: readonly string[]
    /** Sources whose scripts come later: their styles alone are needed. */
    readonly later?: readonly string[]
    /** Where it is a public page. */
    readonly head?: PageHead
  }
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
