import { useTranslation } from 'react-i18next'
import { getCatalogueSettings, saveCatalogueSettings } from '#contract/catalogue/pictureDownloads.ts'
import { usePeek, useWrite } from '#web/kit/api.ts'
import { Check } from '#web/kit/Check.tsx'
import { Section } from '#web/kit/Section.tsx'

/** Whether pictures that imports name by an address are downloaded: for operators who configure the portal. */
export function PictureSetting() {
  const { t } = useTranslation()
  const settings = usePeek(getCatalogueSettings, {})
  const save = useWrite(saveCatalogueSettings)
  if (!settings) return null
  return (
    <Section title={t('products.review.pictures')} note={t('products.review.picturesNote')}>
      <Check
        checked={settings.pictureDownload}
        disabled={save.isPending}
        onChange={(pictureDownload) => save.mutate({ pictureDownload })}
        label={t('products.review.picturesOn')}
      />
    </Section>
  )
}
