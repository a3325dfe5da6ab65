import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'
import { cachedReply } from '#web/kit/client/prefetch.ts'
import { hallPathOf } from './hallPaths.ts'
import { hallQueryOf } from './hallQuery.ts'
import { projectPath } from './projectPath.ts'

/** Metadata of a hall for search engines. Filters and pages share one URL. */
export function hallHead(kind: ProjectKind | undefined, { client, search, origin }: HeadContext): PageHead {
  const title = kind === undefined ? i18next.t('hall.title') : i18next.t(`shell.halls.${kind}`)
  const url = origin + hallPathOf(kind)
  const found = cachedReply(client, listHall, hallQueryOf(kind, search))
  const items = (found?.records ?? []).map((card, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: card.title,
    url: origin + projectPath(card),
  }))
  return {
    title,
    description: i18next.t(`hall.description.${kind ?? 'all'}`),
    url,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: title,
        url,
        mainEntity: { '@type': 'ItemList', numberOfItems: found?.total ?? 0, itemListElement: items },
      },
    ],
  }
}
