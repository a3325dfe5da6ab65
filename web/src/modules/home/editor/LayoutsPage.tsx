import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Block, BlockKind } from '#contract/home/blocks.ts'
import { blockKinds } from '#contract/home/blocks.ts'
import { type HomePageName, homePages } from '#contract/home/homePages.ts'
import { getLayout, publishLayout, resetLayout, saveLayout } from '#contract/home/layouts.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { ReorderList } from '#web/kit/data/ReorderList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useTitleOf } from '../page/useTitleOf.ts'
import { BlockDialog } from './BlockDialog.tsx'
import css from './Editor.module.css'
import { inOrder, withBlock, withCopy, withNewBlock, withoutBlock } from './layoutChanges.ts'
import { Preview } from './Preview.tsx'
import { Versions } from './Versions.tsx'

const isPage = (name: string | null): name is HomePageName => homePages.some((each) => each === name)

/** Page to edit home pages: blocks, their order, and published versions. */
export function LayoutsPage() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('page')
  const page = isPage(named) ? named : 'portalHomePage'
  return <LayoutEditor key={page} page={page} onPage={(next) => setSearch({ page: next }, { replace: true })} />
}

interface LayoutEditorProps {
  readonly page: HomePageName
  readonly onPage: (page: HomePageName) => void
}

function LayoutEditor({ page, onPage }: LayoutEditorProps) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const detail = useRead(getLayout, { page })
  const { draft, version } = detail
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<'settings' | 'publish'>()
  const save = useWrite(saveLayout)
  const reset = useWrite(resetLayout, { onDone: () => toast.success(t('homeEditor.done')) })
  const block = draft.blocks.find(({ id }) => id === chosen)
  const nameOf = (each: Block) => titleOf(each) || t(`homeEditor.kind.${each.kind}`)
  const put = (layout: typeof draft) => save.mutate({ page, version, layout })
  const add = (kind: BlockKind) => {
    const added = withNewBlock(draft, kind)
    setChosen(added.id)
    put(added.layout)
  }
  const onReset = async () => {
    const isMeant = await confirm({
      title: t('homeEditor.reset.title'),
      text: t('homeEditor.reset.text'),
      ok: t('homeEditor.reset.ok'),
      cancel: t('common.cancel'),
    })
    if (isMeant) reset.mutate({ page, version })
  }
  const onRemove = async () => {
    if (!block) return
    const isMeant = await confirm({
      title: t('homeEditor.removal.title'),
      text: t('homeEditor.removal.text', { name: nameOf(block) }),
      ok: t('homeEditor.remove'),
      cancel: t('common.cancel'),
      danger: true,
    })
    if (isMeant) put(withoutBlock(draft, block.id))
  }
  return (
    <Page
      title={t('homeEditor.title')}
      purpose={t('homeEditor.purpose')}
      actions={
        <>
          <ButtonLink to={`/${page}`} target="_blank">
            {t('homeEditor.open')}
          </ButtonLink>
          <Button onClick={() => void onReset()}>{t('homeEditor.reset.ok')}</Button>
          <Button variant="solid" onClick={() => setOpened('publish')}>
            {t('homeEditor.publish')}
          </Button>
        </>
      }
    >
      <div className={css['editor']}>
        <div className={css['side']}>
          <Section title={t('homeEditor.current')}>
            <Select
              aria-label={t('homeEditor.page')}
              aria-required
              value={page}
              options={homePages.map((each) => ({ value: each, label: t(`homeEditor.pages.${each}`) }))}
              onChange={(next) => isPage(next) && onPage(next)}
            />
            <p className={css['quiet']}>
              <StatusTag tone={detail.isPublished ? 'ok' : 'warn'}>
                {t(detail.isPublished ? 'homeEditor.published' : 'homeEditor.unpublished')}
              </StatusTag>
              {detail.changedBy !== '' && ` · ${detail.changedBy}`}
            </p>
          </Section>
          <Section title={t('homeEditor.blocks')} note={t('homeEditor.dragHint')}>
            <ReorderList
              label={t('homeEditor.blocks')}
              items={draft.blocks}
              nameOf={nameOf}
              dragLabel={(name) => t('homeEditor.drag', { name })}
              chosen={chosen}
              onChoose={setChosen}
              onReorder={(ids) => put(inOrder(draft, ids))}
              render={(each) => (
                <span className={css['block']} data-hidden={each.isHidden || undefined}>
                  <b className="one">{nameOf(each)}</b>
                  <small>
                    {t(`homeEditor.kind.${each.kind}`)} · {t(`homeEditor.audience.${each.audience}`)}
                    {each.isHidden && ` · ${t('homeEditor.hidden')}`}
                  </small>
                </span>
              )}
            />
            {block && (
              <div className={css['tools']}>
                <Button size="sm" variant="soft" onClick={() => setOpened('settings')}>
                  {t('homeEditor.settings')}
                </Button>
                <Button size="sm" onClick={() => put(withBlock(draft, { ...block, isHidden: !block.isHidden }))}>
                  {t(block.isHidden ? 'homeEditor.show' : 'homeEditor.hide')}
                </Button>
                <Button size="sm" onClick={() => put(withCopy(draft, block.id))}>
                  {t('homeEditor.copy')}
                </Button>
                <Button size="sm" onClick={() => void onRemove()}>
                  {t('homeEditor.remove')}
                </Button>
              </div>
            )}
          </Section>
          <Section title={t('homeEditor.palette')}>
            <ul className={css['palette']}>
              {blockKinds.map((kind) => (
                <li key={kind}>
                  <Button size="sm" block onClick={() => add(kind)}>
                    {t(`homeEditor.kind.${kind}`)}
                  </Button>
                </li>
              ))}
            </ul>
          </Section>
          <Versions detail={detail} />
        </div>
        <Preview detail={detail} />
      </div>
      {opened === 'settings' && block && (
        <BlockDialog detail={detail} block={block} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'publish' && (
        <RouteFormDialog
          title={t('homeEditor.publish')}
          route={publishLayout}
          fixed={{ page, version }}
          readFrom={getLayout}
          labels="homeEditor.publication"
          columns={1}
          submit={t('homeEditor.publish')}
          fields={{ startsAt: {}, endsAt: {}, note: {} }}
          onClose={() => setOpened(undefined)}
          onDone={() => toast.success(t('homeEditor.publishedNow'))}
        />
      )}
    </Page>
  )
}
