import { useTranslation } from 'react-i18next'
import { downloadImportTemplate } from '#contract/imports/imports.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useDownload } from '#web/kit/client/download.ts'

/** Downloads of an empty template with all columns. */
export function TemplateButtons() {
  const { t } = useTranslation()
  const download = useDownload(downloadImportTemplate)
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      size="sm"
      busy={download.isPending && download.variables.format === format}
      onClick={() => download.mutate({ format })}
    >
      {t('imports.template', { format: format === 'xlsx' ? 'Excel' : 'CSV' })}
    </Button>
  ))
}
