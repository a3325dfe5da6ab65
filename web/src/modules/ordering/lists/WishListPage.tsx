import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { FollowedSuppliers } from './FollowedSuppliers.tsx'
import { GoodsLists } from './GoodsLists.tsx'
import { WatchesPanel } from '../watches/WatchesPanel.tsx'
import { ListGoods } from './ListGoods.tsx'

const tabs = ['goods', 'lists', 'alerts', 'suppliers', 'projects'] as const

/** Favourites: goods, lists, followed suppliers and projects. */
export function WishListPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'goods'
  const listId = search.get('listId') ?? undefined
  return (
    <Page title={t('lists.title')} purpose={t('lists.purpose')}>
      <Stack>
        <Card>
          <Tabs
            label={t('lists.tabs')}
            value={tab}
            onChange={(next) => setSearch({ tab: next })}
            options={tabs.map((value) => ({ value, label: t(`lists.tab.${value}`) }))}
          />
        </Card>
        {tab === 'goods' && <ListGoods />}
        {tab === 'lists' && (listId === undefined ? <GoodsLists /> : <ListGoods listId={listId} />)}
        {tab === 'alerts' && <WatchesPanel />}
        {tab === 'suppliers' && <FollowedSuppliers />}
        {tab === 'projects' && (
          <Card>
            <Empty
              illustration="box"
              title={t('lists.projectsText')}
              action={<ButtonLink to="/comparisonHall?followed=true">{t('lists.toProjects')}</ButtonLink>}
            />
          </Card>
        )}
      </Stack>
    </Page>
  )
}
