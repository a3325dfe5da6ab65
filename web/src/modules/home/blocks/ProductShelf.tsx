import { useTranslation } from 'react-i18next'
import { GoodsSection } from '#web/modules/catalogue/mall/GoodsSection.tsx'
import { zonePath } from '#web/modules/catalogue/mall/mallAddress.ts'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import css from './ProductShelf.module.css'

/** Row of goods with the person's prices. */
export function ProductShelf({ block }: BlockProps<'productShelf'>) {
  const { t } = useTranslation()
  const title = useTitleOf()(block)
  const { categoryId, zoneId, agreementOnly, most } = block
  const category = categoryId === null ? {} : { catalogId: categoryId }
  const zone = zoneId ? { specialAreaId: zoneId } : {}
  const filter = { ...zone, ...category, ...(agreementOnly ? { agreementOnly } : {}) }
  return (
    <div className={css['shelf']}>
      <GoodsSection
        title={title}
        {...(agreementOnly ? { note: t('catalogue.mall.agreementReason') } : {})}
        query={{ ...filter, ...(zoneId ? {} : { sort: agreementOnly ? 'mixed' : 'sold' }) }}
        {...(zoneId ? { moreTo: zonePath(zoneId) } : {})}
        more={filter}
        max={most}
        orNothing
      />
    </div>
  )
}
