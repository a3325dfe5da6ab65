import type { ReactNode } from 'react'
import { Image } from '#web/kit/ui/Image.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from './GoodsName.module.css'

interface GoodsNameProps {
  readonly goods: { readonly skuId: string; readonly name: string; readonly spec: string; readonly picture: string }
  readonly size?: 40 | 56 | 72
  /** Below the specification: tags, warnings. */
  readonly children?: ReactNode
}

/** Picture, name and specification of ordered goods. */
export function GoodsName({ goods, size = 56, children }: GoodsNameProps) {
  return (
    <div className={css['goods']}>
      <Image src={goods.picture} id={goods.skuId} size={size} />
      <div className={css['text']}>
        <p className={css['name']}>
          <Clamped>{goods.name}</Clamped>
        </p>
        {goods.spec !== '' && (
          <p className={css['spec']}>
            <Clamped lines={3}>{goods.spec}</Clamped>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
