import { useTranslation } from 'react-i18next'
import type { StatisticTopic } from '#contract/insight/statistics.ts'
import { rhythmNames, saveView, type SavedView } from '#contract/insight/views.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { useInsightQuery } from '../useInsightQuery.ts'

interface SaveViewDialogProps {
  readonly topic: StatisticTopic
  /** View to change; undefined: the present filter becomes a new one. */
  readonly view: SavedView | undefined
  readonly onClose: () => void
}

const rhythms = ['none', 'weekly', 'monthly'] as const

/** Form of a saved view: its name, and when it is mailed. The filter is that of the page, or the view's own. */
export function SaveViewDialog({ topic, view, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { query, period } = useInsightQuery()
  const source = view ?? { topic, period, ...query }
  return (
    <RouteFormDialog
      title={t(view ? 'insight.views.edit' : 'insight.views.save')}
      route={saveView}
      columns={1}
      labels="insight.views.field"
      fixed={{
        ...(view ? { viewId: view.viewId, version: view.version } : {}),
        topic: source.topic ?? topic,
        period: source.period ?? period,
        ...(source.period === 'custom' && source.since !== undefined ? { since: source.since } : {}),
        ...(source.period === 'custom' && source.until !== undefined ? { until: source.until } : {}),
        ...(source.deptId === undefined ? {} : { deptId: source.deptId }),
        ...(source.categoryId === undefined ? {} : { categoryId: source.categoryId }),
        ...(source.supplierId === undefined ? {} : { supplierId: source.supplierId }),
        ...(source.procedure === undefined ? {} : { procedure: source.procedure }),
      }}
      initial={{ name: view?.name ?? '', rhythm: view?.rhythm ?? 'none', hour: view?.hour ?? 8 }}
      fields={{
        name: {},
        rhythm: {
          control: <Select options={rhythms.map((value) => ({ value, label: rhythmNames[value][at] }))} />,
        },
        hour: {},
      }}
      onDone={() => toast.success(t('insight.views.saved'))}
      onClose={onClose}
    />
  )
}
