import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of the verification page for search engines. */
export const verifyContractHead = ({ origin }: HeadContext): PageHead => ({
  title: i18next.t('verifyContract.title'),
  description: i18next.t('verifyContract.purpose'),
  url: `${origin}/verifyContract`,
  data: [],
})
