import { useTranslation } from 'react-i18next'
import { GoodsSection } from '#web/modules/catalogue/mall/GoodsSection.tsx'

/** Goods with agreement prices of the person's department. */
export function AgreementGoods() {
  const { t } = useTranslation()
  return (
    <GoodsSection
      title={t('catalogue.mall.agreementGoods')}
      note={t('catalogue.mall.agreementReason')}
      query={{ agreementOnly: true, sort: 'mixed' }}
      more={{ agreementOnly: true }}
      orNothing
    />
  )
}
