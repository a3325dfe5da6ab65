import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import { getListByPId, portalList, type PublicArticle, queryArticle, releasePage } from '#contract/notices/reading.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'
import { cachedReply } from '#web/kit/client/prefetch.ts'
import { columnQueryOf, everyColumn, listQueryOf } from './listQuery.ts'
import { articlePath, columnListPath, type Variant, variants } from './publicPaths.ts'
import { articleIn, columnIn } from './readingPaths.ts'

const itemsOf = (articles: readonly PublicArticle[], origin: string): object[] =>
  articles.map((article, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: article.title,
    url: origin + articlePath(article),
  }))

function collection(title: string, description: string, url: string, items: object[], total: number): PageHead {
  const mainEntity = { '@type': 'ItemList', numberOfItems: total, itemListElement: items }
  return {
    title,
    description,
    url,
    data: [{ '@context': 'https://schema.org', '@type': 'CollectionPage', name: title, url, mainEntity }],
  }
}

/** Metadata of a list for search engines. Filters and pages share one URL. */
export function listHead(variant: Variant, { client, search, origin }: HeadContext): PageHead {
  const { t } = i18next
  const found = cachedReply(client, releasePage, listQueryOf(variant, search))
  return collection(
    t(`reading.list.${variant}.title`),
    t(`reading.list.${variant}.purpose`),
    origin + variants[variant].path,
    itemsOf(found?.records ?? [], origin),
    found?.total ?? 0,
  )
}

export function columnHead({ client, search, origin }: HeadContext): PageHead {
  const { t } = i18next
  const { colunmsId } = columnIn(search)
  const found = cachedReply(client, portalList, columnQueryOf(search))
  const column = cachedReply(client, getListByPId, everyColumn)?.find(({ id }) => id === colunmsId)
  const url = origin + columnListPath + (colunmsId === undefined ? '' : `?colunmsId=${colunmsId}`)
  return collection(
    column?.name ?? t('reading.list.column.title'),
    t('reading.list.column.purpose'),
    url,
    itemsOf(found?.records ?? [], origin),
    found?.total ?? 0,
  )
}

/** Characters that most search engines show. */
const MOST = 150

/** Metadata of a published article for search engines. */
export function articleHead({ client, search, origin }: HeadContext): PageHead | undefined {
  const named = articleIn(search)
  const article = named && cachedReply(client, queryArticle, named)
  if (!article) return undefined
  const url = origin + articlePath(article)
  return {
    title: article.title,
    description: [article.colunmsName, article.deptName, article.issueDate, article.excerpt]
      .filter((text) => text !== '')
      .join(' · ')
      .slice(0, MOST),
    url,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: article.title,
        ...(article.cover !== '' && article.isForEveryone && { image: origin + article.cover }),
        url,
        articleSection: article.colunmsName,
        datePublished: article.issueDate,
        dateModified: article.modifyTime,
        author: { '@type': 'Organization', name: article.deptName },
      },
    ],
  }
}
