import { firstCharacters } from '#contract/kit/text/characters.ts'
import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import { getResultNotice } from '#contract/sourcing/result.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'
import { cachedReply } from '#web/kit/client/prefetch.ts'
import { inquiryIdIn, resultNoticePath } from './inquiryIdIn.ts'

/** Metadata of a published result for search engines. */
export function resultHead({
  client,
  search,
  origin,
}: Pick<HeadContext, 'client' | 'search' | 'origin'>): PageHead | undefined {
  const inquiryId = inquiryIdIn(search)
  const result = inquiryId === undefined ? undefined : cachedReply(client, getResultNotice, { inquiryId })
  if (!result) return undefined
  const { t } = i18next
  const names = result.winners.map(({ supplierName }) => supplierName)
  const said = [t('result.notice'), result.projectNo, result.deptName, `${t('result.winners')} ${names.join('、')}`]
  const url = origin + resultNoticePath(result.inquiryId)
  return {
    title: t('result.of', { title: result.projectTitle }),
    description: firstCharacters(said.join(' · '), 150),
    url,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: t('result.of', { title: result.projectTitle }),
        url,
        datePublished: result.publishedAt,
        author: { '@type': 'Organization', name: result.deptName },
      },
    ],
  }
}
