import { CatalogueMenu } from '#web/modules/catalogue/mall/CatalogueMenu.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import css from './CatalogueColumn.module.css'

/** Catalogue menu as a column, with lower levels on hover. */
export function CatalogueColumn({ block: { most } }: BlockProps<'catalogueMenu'>) {
  return (
    <div className={css['column']}>
      <CatalogueMenu max={most} />
    </div>
  )
}
