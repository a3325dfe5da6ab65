import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { periodTexts } from '#contract/insight/periods.ts'
import { type StatisticTopic, statisticTopicNames } from '#contract/insight/statistics.ts'
import { listViews, removeView, rhythmNames, type SavedView } from '#contract/insight/views.ts'
import { useNavigate } from 'react-router'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { pathWith, useInsightQuery } from '../useInsightQuery.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import css from './Views.module.css'

/** Saved views: one is opened, changed or removed, or the present filter is saved. */
export function ViewsMenu({ topic }: { readonly topic: StatisticTopic }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<SavedView | 'new'>()
  useOpenedView(topic)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('insight.views.mine')}</Button>
      <Button onClick={() => setSaved('new')}>{t('insight.views.save')}</Button>
      {isOpen && (
        <ViewsDialog
          onEdit={(view) => {
            setIsOpen(false)
            setSaved(view)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
      {saved !== undefined && (
        <SaveViewDialog topic={topic} view={saved === 'new' ? undefined : saved} onClose={() => setSaved(undefined)} />
      )}
    </>
  )
}

const pathOf = ({ topic, period, since, until, deptId, categoryId, supplierId, procedure }: SavedView) =>
  pathWith(`/${topic}Statistics`, { period, since, until, deptId, categoryId, supplierId, procedure })

/** Opens the view that the address of a mail names. */
function useOpenedView(topic: StatisticTopic): void {
  const { query } = useInsightQuery()
  const navigate = useNavigate()
  const done = useRef<string>(undefined)
  const views = useOptionalRead(listViews, {}, query.view !== undefined)
  const view = views?.records.find(({ viewId }) => viewId === query.view)
  useEffect(() => {
    if (!view || view.topic !== topic || done.current === view.viewId) return
    done.current = view.viewId
    void navigate(pathOf(view), { replace: true })
  }, [view, topic, navigate])
}

interface ViewsDialogProps {
  readonly onEdit: (view: SavedView) => void
  readonly onClose: () => void
}

function ViewsDialog({ onEdit, onClose }: ViewsDialogProps) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const navigate = useNavigate()
  const views = useOptionalRead(listViews, {})
  const remove = useWrite(removeView)
  return (
    <Dialog title={t('insight.views.mine')} onClose={onClose} width={600}>
      {views?.records.length === 0 && <Empty title={t('insight.views.none')} reason={t('insight.views.noneReason')} />}
      <ul className={css['views']}>
        {views?.records.map((view) => (
          <li key={view.viewId}>
            <span>
              <b>{view.name}</b>
              <small>
                {statisticTopicNames[view.topic][at]} · {periodTexts[view.period][at]} · {rhythmNames[view.rhythm][at]}
                {view.rhythm !== 'none' && ` ${String(view.hour).padStart(2, '0')}:00`}
                {view.rhythm !== 'none' && view.hasNoAddress && ` · ${t('insight.views.noAddress')}`}
              </small>
            </span>
            <Button
              size="sm"
              onClick={() => {
                onClose()
                void navigate(pathOf(view))
              }}
            >
              {t('insight.views.open')}
            </Button>
            <Button size="sm" onClick={() => onEdit(view)}>
              {t('common.edit')}
            </Button>
            <Button
              size="sm"
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ viewId: view.viewId, version: view.version })}
            >
              {t('insight.views.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
