import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { mostExported } from '#contract/kit/list.ts'
import { formatCount } from '#contract/kit/format.ts'
import type { Input } from '#contract/kit/route.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { type DownloadRoute, useExport } from './useExport.ts'

interface ExportButtonProps<R extends DownloadRoute> {
  readonly route: R
  /** What the list is narrowed by. */
  readonly input: Input<R>
  /** How many rows there are, where that is known. */
  readonly total?: number | undefined
  /** Where a page has another export beside it. */
  readonly label?: string
}

/** What a list shows as a workbook. Where that is more than one export holds, the page says so. */
export function ExportButton<R extends DownloadRoute>({ route, input, total = 0, label }: ExportButtonProps<R>) {
  const { t } = useTranslation()
  const ask = useExport(route)
  const onSuccess = () => {
    if (total > mostExported) toast.success(t('list.exportCapped', { most: formatCount(mostExported) }))
  }
  return (
    <Button icon={<Icon of={DownloadOutlined} />} busy={ask.isPending} onClick={() => ask.mutate(input, { onSuccess })}>
      {label ?? t('common.export')}
    </Button>
  )
}
