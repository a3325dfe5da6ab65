import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { maxExported } from '#contract/kit/list.ts'
import { formatCount } from '#contract/kit/format.ts'
import type { Input } from '#contract/kit/route.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import css from './List.module.css'
import { type DownloadRoute, useExport } from './useExport.ts'

interface ExportButtonProps<R extends DownloadRoute> {
  readonly route: R
  /** Filter of the list. */
  readonly input: Input<R>
  /** Number of rows, if known. */
  readonly total?: number | undefined
  /** Label, if the page has another export. */
  readonly label?: string
}

/** Exports a list as a workbook; shows a message if the export is truncated. */
export function ExportButton<R extends DownloadRoute>({ route, input, total = 0, label }: ExportButtonProps<R>) {
  const { t } = useTranslation()
  const ask = useExport(route)
  const onSuccess = () => {
    if (total > maxExported) toast.success(t('list.exportCapped', { max: formatCount(maxExported) }))
  }
  return (
    <Button icon={<Icon of={DownloadOutlined} />} busy={ask.isPending} onClick={() => ask.mutate(input, { onSuccess })}>
      <span className={css['exportLabel']}>{label ?? t('common.export')}</span>
    </Button>
  )
}
