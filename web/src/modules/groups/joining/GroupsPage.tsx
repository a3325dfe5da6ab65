import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type GroupTab, listGroups } from '#contract/groups/groups.ts'
import type { Group } from '#contract/groups/offer.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { priceNow } from '../ladder.ts'
import { OfferState } from '../OfferState.tsx'
import css from './GroupsPage.module.css'

export const groupPath = (id: string): string => `/groupDetail?id=${id}`
const tabs = ['open', 'ended'] as const

/** Group purchases that buyers can join, and those that have ended. */
export function GroupsPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useUrlQuery(listGroups)
  const { tab = 'open' } = query
  const page = useRead(listGroups, { limit: 20, ...query })
  return (
    <Page title={t('groups.title')} purpose={t('groups.purpose')}>
      <Tabs<GroupTab>
        label={t('groups.tabs')}
        value={tab}
        onChange={(next) => setQuery({ tab: next })}
        options={tabs.map((value) => ({ value, label: t(`groups.tab.${value}`) }))}
      />
      {page.records.length === 0 ? (
        <div className={`card ${css['none']}`}>
          <Empty
            illustration="box"
            title={t(tab === 'open' ? 'groups.list.none' : 'groups.list.noneEnded')}
            reason={t('groups.list.noneReason')}
          />
        </div>
      ) : (
        <ul className={css['tiles']}>
          {page.records.map((group) => (
            <li key={group.id}>
              <GroupTile group={group} />
            </li>
          ))}
        </ul>
      )}
      {page.total > page.limit && <Pager page={page} onQuery={(patch) => setQuery(patch)} />}
    </Page>
  )
}

function GroupTile({ group }: { readonly group: Group }) {
  const { t } = useTranslation()
  const { id, name, spec, picture, skuId, unit, rungs, pledged, isUpcoming, startsAt, endsAt, endedAt } = group
  const goal = rungs[0]!.from
  const reached = Math.min(100, (pledged / goal) * 100)
  const time = isUpcoming && startsAt !== null ? startsAt : (endedAt ?? endsAt)
  return (
    <article className={css['tile']}>
      <GoodsPicture src={picture} categoryId={skuId} className={css['picture']} />
      <p className={css['state']}>
        <OfferState of={group} as="tag" />
        <small>{t(isUpcoming ? 'groups.list.starts' : 'groups.list.until', { at: briefly(time) })}</small>
      </p>
      <h2 className={css['name']}>
        <Link to={groupPath(id)}>
          {name} {spec}
        </Link>
      </h2>
      <p className={css['price']}>
        <Amount value={priceNow(group)} size="tile" />
        <s>
          <Amount value={group.listPrice} />
        </s>
        <small>
          {t('groups.list.from')} <Amount value={rungs.at(-1)!.price} />
        </small>
      </p>
      <span className={css['bar']} aria-hidden>
        <i style={{ width: `${reached}%` }} />
      </span>
      <p className={css['pledged']}>
        <span>{t('groups.list.pledged', { count: pledged, unit })}</span>
        <span>{t('groups.list.needed', { count: goal, unit })}</span>
      </p>
    </article>
  )
}
