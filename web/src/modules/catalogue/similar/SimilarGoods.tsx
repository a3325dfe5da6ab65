import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { similarGoods } from '#contract/catalogue/similarGoods.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useNear } from '#web/kit/ui/useNear.ts'
import { GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import css from './SimilarGoods.module.css'

/** Goods of the same category with most attributes in common; read when they are nearly seen. */
export function SimilarGoods({ skuId }: { readonly skuId: string }) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const goods = useOptionalRead(similarGoods, { skuId }, isNear)
  if (goods?.length === 0) return null
  return (
    <section ref={section} className={css['similar']} aria-labelledby="similar">
      <h2 id="similar">{t('catalogue.goods.similar')}</h2>
      {goods && <GoodsTiles goods={goods} across={5} />}
    </section>
  )
}
