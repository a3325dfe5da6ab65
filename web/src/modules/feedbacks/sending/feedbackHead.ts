import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of the feedback page for search engines. */
export const feedbackHead = ({ origin }: HeadContext): PageHead => ({
  title: i18next.t('feedbackForm.title'),
  description: i18next.t('feedbackForm.purpose'),
  url: `${origin}/feedModal`,
  data: [],
})
