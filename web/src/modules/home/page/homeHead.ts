import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of the home page for search engines. */
export function homeHead(page: HomePageName | undefined, { origin }: HeadContext): PageHead {
  const url = `${origin}/${page ?? ''}`
  const title = i18next.t('homePage.title')
  return {
    title,
    description: i18next.t('homePage.description'),
    url,
    data: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: title, url }],
  }
}
