import { useTranslation } from 'react-i18next'
import { GoodsSection } from '#web/modules/catalogue/mall/GoodsSection.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import css from './ProductShelf.module.css'

/** Row of goods with the person's prices. */
export function ProductShelf({ block }: BlockProps<'productShelf'>) {
  const { t } = useTranslation()
  const title = useTitleOf()(block)
  const { categoryId, agreementOnly, most } = block
  const category = categoryId === null ? {} : { catalogId: categoryId }
  const filter = agreementOnly ? { ...category, agreementOnly } : category
  return (
    <div className={css['shelf']}>
      <GoodsSection
        title={title}
        {...(agreementOnly ? { note: t('catalogue.mall.agreementReason') } : {})}
        query={{ ...filter, sort: agreementOnly ? 'mixed' : 'sold' }}
        more={filter}
        most={most}
        orNothing
      />
    </div>
  )
}
