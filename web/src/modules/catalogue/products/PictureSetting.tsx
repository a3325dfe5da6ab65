import { useTranslation } from 'react-i18next'
import { getCatalogueSettings, saveCatalogueSettings } from '#contract/catalogue/pictureDownloads.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Section } from '#web/kit/layout/Section.tsx'

/** Whether pictures that imports name by an address are downloaded: for operators who configure the portal. */
export function PictureSetting() {
  const { t } = useTranslation()
  const settings = useOptionalRead(getCatalogueSettings, {})
  const save = useWrite(saveCatalogueSettings)
  if (!settings) return null
  return (
    <Section title={t('products.review.pictures')} note={t('products.review.picturesNote')}>
      <Checkbox
        checked={settings.pictureDownload}
        disabled={save.isPending}
        onChange={(pictureDownload) => save.mutate({ pictureDownload })}
        label={t('products.review.picturesOn')}
      />
    </Section>
  )
}
