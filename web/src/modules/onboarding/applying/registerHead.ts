import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of the page for search engines. */
export const registerSupplierHead = ({ origin }: HeadContext): PageHead => ({
  title: i18next.t('registerSupplier.title'),
  description: i18next.t('registerSupplier.purpose'),
  url: `${origin}/registerSupplier`,
  data: [],
})
