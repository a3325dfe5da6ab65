import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import { getProjectNotice, type ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { provinces } from '#contract/sourcing/provinces.ts'
import { shownAddress } from '#contract/tenancy/portalMenu.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'
import { cachedReply } from '#web/kit/client/prefetch.ts'
import { wholeTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import { hallPaths } from '#web/modules/sourcing/hall/hallPaths.ts'
import { projectPath } from '#web/modules/sourcing/hall/projectPath.ts'
import { noticeIdIn } from './noticeIdIn.ts'

/** Metadata of a project for search engines: schema.org demand and breadcrumbs. */
export function noticeHead({ client, portal, search, origin }: HeadContext): PageHead | undefined {
  const id = noticeIdIn(search)
  const notice = id === undefined ? undefined : cachedReply(client, getProjectNotice, { id })
  if (!notice) return undefined
  const url = origin + projectPath(notice)
  return {
    title: notice.title,
    description: descriptionOf(notice),
    url,
    data: [
      demandOf(notice, url),
      crumbs(notice, url, origin + shownAddress(hallPaths[notice.type], portal.menuOptionsList)),
    ],
  }
}

/** Characters that most search engines show. */
const MOST = 150

function descriptionOf({ type, projectNo, deptName, purchaseContent, quoteEndDay }: ProjectNotice): string {
  const { t } = i18next
  const end = quoteEndDay === null ? '' : `${t('notice.side.quoteEnd')} ${wholeTime(quoteEndDay)}`
  return [t(`hall.kind.${type}`), projectNo, deptName, end, purchaseContent]
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, MOST)
}

function demandOf(notice: ProjectNotice, url: string): object {
  const { region, items, quoteEndDay } = notice
  return {
    '@context': 'https://schema.org',
    '@type': 'Demand',
    identifier: notice.projectNo,
    name: notice.title,
    url,
    ...(notice.purchaseContent === '' ? {} : { description: notice.purchaseContent }),
    availabilityStarts: notice.releaseTime,
    ...(quoteEndDay === null ? {} : { availabilityEnds: quoteEndDay, validThrough: quoteEndDay }),
    ...(region === null ? {} : { areaServed: { '@type': 'AdministrativeArea', name: provinces[region][0] } }),
    itemOffered: items.slice(0, 20).map(({ name, spec }) => ({
      '@type': 'Product',
      name,
      ...(spec === '' ? {} : { description: spec }),
    })),
  }
}

const crumbs = (notice: ProjectNotice, url: string, hall: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: i18next.t(`shell.halls.${notice.type}`),
      item: hall,
    },
    { '@type': 'ListItem', position: 2, name: notice.title, item: url },
  ],
})
