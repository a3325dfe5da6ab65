import type { Layout } from '#contract/home/blocks.ts'
import type { HomePageName } from '#contract/home/homePages.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'pages.page': HomePageName
  'pages.draft': Layout
  'versions.page': HomePageName
  'versions.layout': Layout
}
