import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { boughtTogether } from '#contract/ordering/bought/boughtTogether.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useNear } from '#web/kit/ui/useNear.ts'
import { GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import css from './SimilarGoods.module.css'

/** Goods that orders often have beside a product; read when they are nearly seen. */
export function GoodsTogether({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const goods = useOptionalRead(boughtTogether, { productId }, isNear)
  if (goods?.length === 0) return null
  return (
    <section ref={section} className={css['similar']} aria-labelledby="together">
      <h2 id="together">{t('catalogue.goods.together')}</h2>
      {goods && <GoodsTiles goods={goods} across={5} ofSkus />}
    </section>
  )
}
