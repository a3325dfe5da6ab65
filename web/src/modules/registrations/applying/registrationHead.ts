import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of registration pages for search engines. */
export const registerHead = ({ origin }: HeadContext): PageHead => ({
  title: i18next.t('registering.title'),
  description: i18next.t('registering.purpose'),
  url: `${origin}/registerDept`,
  data: [],
})
export const requestsHead = ({ origin }: HeadContext): PageHead => ({
  title: i18next.t('registering.mine.title'),
  description: i18next.t('registering.mine.purpose'),
  url: `${origin}/myRequestList`,
  data: [],
})
