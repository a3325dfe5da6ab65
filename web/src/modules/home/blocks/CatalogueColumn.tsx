import { CatalogueMenu } from '#web/modules/catalogue/mall/CatalogueMenu.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import css from './CatalogueColumn.module.css'

/** The catalogue as a column, with the levels below it on hover. */
export function CatalogueColumn({ block: { most } }: BlockProps<'catalogueMenu'>) {
  return (
    <div className={css['column']}>
      <CatalogueMenu most={most} />
    </div>
  )
}
