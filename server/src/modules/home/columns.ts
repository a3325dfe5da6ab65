import type { Layout } from '#contract/home/blocks.ts'
import type { HomePageName } from '#contract/home/homePages.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'pages.page': HomePageName
  'pages.draft': Layout
  'versions.page': HomePageName
  'versions.layout': Layout
}
