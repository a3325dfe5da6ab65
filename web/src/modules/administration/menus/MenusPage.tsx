import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type MenuItem, listMenu, restoreMenu } from '#contract/administration/menuEntries.ts'
import { type MenuArea, menuAreas } from '#contract/tenancy/menuFields.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { MenuDialog } from './MenuDialog.tsx'
import { MenuDetail } from './MenuDetail.tsx'
import css from './Menus.module.css'
import { MenuTree } from './MenuTree.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

const isArea = (word: string | null): word is MenuArea => menuAreas.some((area) => area === word)

/** Menus of the tenant: a tree for each entrance and the portal, beside the selected entry. */
export function MenusPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('area')
  const area = isArea(wanted) ? wanted : 'purchaser'
  const [isPreview, setIsPreview] = useState(false)
  const restore = useWrite(restoreMenu, { onDone: () => toast.success(t('common.done')) })
  const restoreAll = async () => {
    const yes = await confirm({
      title: t('menus.restoreAllTitle'),
      text: t('menus.restoreAllText'),
      ok: t('menus.action.restore'),
      cancel: t('common.cancel'),
    })
    if (yes) restore.mutate({ area })
  }
  const actions = (
    <>
      <Button busy={restore.isPending} onClick={() => void restoreAll()}>
        {t('menus.restoreAll')}
      </Button>
      <Button onClick={() => setIsPreview(true)}>{t('menus.preview')}</Button>
      <AddButton
        label={t('menus.add')}
        renderDialog={(close) => <MenuDialog area={area} pPermId={null} onClose={close} />}
      />
    </>
  )
  return (
    <Page title={t('menus.title')} purpose={t('menus.purpose')} actions={actions}>
      <Stack>
        <Card>
          <Tabs
            label={t('menus.area')}
            value={area}
            onChange={(next) => setSearch({ area: next })}
            options={menuAreas.map((value) => ({ value, label: t(`menus.areas.${value}`) }))}
          />
        </Card>
        <Suspense fallback={<Skeleton />}>
          <Menu key={area} area={area} />
        </Suspense>
      </Stack>
      {isPreview && <PreviewDialog area={area} onClose={() => setIsPreview(false)} />}
    </Page>
  )
}

function Menu({ area }: { readonly area: MenuArea }) {
  const { t } = useTranslation()
  const { entries } = useRead(listMenu, { area })
  const [chosenId, setChosenId] = useState<string>()
  const chosen: MenuItem | undefined = entries.find(({ permId }) => permId === chosenId) ?? entries[0]
  if (!chosen) return <Empty illustration="box" title={t('menus.none')} reason={t('menus.noneReason')} />
  return (
    <div className={css['panes']}>
      <div className={`card ${css['tree']}`}>
        <MenuTree entries={entries} chosen={chosen.permId} onChoose={setChosenId} />
      </div>
      <MenuDetail key={chosen.permId} entry={chosen} entries={entries} onGone={() => setChosenId(undefined)} />
    </div>
  )
}
