import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { exportGoods } from '#contract/catalogue/imports.ts'
import type { Input } from '#contract/kit/route.ts'
import { Button } from '../Button.tsx'
import { useDownload } from '../download.ts'
import { useMay } from '../me.ts'

/** The supplier's products as a workbook, as far as the list is narrowed. */
export function ExportButton({ filter = {} }: { readonly filter?: Omit<Input<typeof exportGoods>, 'format'> }) {
  const { t } = useTranslation()
  const may = useMay()
  const download = useDownload(exportGoods)
  if (!may('product.manage')) return null
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      busy={download.isPending}
      onClick={() => download.mutate({ format: 'xlsx', ...filter })}
    >
      {t('common.export')}
    </Button>
  )
}
