/** What the server and the web agree on about pages that are drawn before they reach a browser. Types alone; the drawing itself is built from the web's sources. */

/** One visit of a page, as the server knows it: what a browser would find in its own storages. */
export interface Visit {
  /** Path and question, as they were asked for. */
  readonly url: string
  readonly locale: 'zh_CN' | 'en_US'
  /** The bearer of the visitor's calls, or null where nobody is logged in. Nothing is believed of it: every call shows it at the door. */
  readonly token: string | null
  /** Makes a call of the visitor; path and question without a host. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
}

/** What of a page is known before the browser runs anything. */
export interface Drawing {
  readonly title: string
  /** The tenant's mark in the browser's tab, or empty for the product's. */
  readonly favicon: string
  /** BCP 47. */
  readonly language: string
  /** The tenant's colours as CSS. */
  readonly style: string
  /** What the program goes on with; plain JSON, nothing that the visitor may not see. */
  readonly state: object
  /** The page itself, where it is one that is drawn. */
  readonly page?: {
    readonly html: string
    /** Sources, relative to the web's folder, whose scripts and styles the page needs. */
    readonly sources: readonly string[]
  }
}

export type Draw = (visit: Visit) => Promise<Drawing>
