import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { smallPicture } from '#contract/catalogue/pictures.ts'
import css from './GoodsPicture.module.css'

interface GoodsPictureProps {
  /** Path on this site; empty: no picture. */
  readonly src: string
  /** Full size; default: small. */
  readonly isLarge?: boolean
  /** Determines the background. */
  readonly categoryId: string
  /** `first`: loaded with the page. Others are loaded lazily when they come near the viewport. */
  readonly load?: 'first' | 'later'
  readonly className?: string | undefined
}

const TINTS = ['a', 'b', 'c', 'd', 'e', 'f']
const tintOf = (categoryId: string) => TINTS[Number(categoryId.slice(-6)) % TINTS.length]!

/**
 * Picture of goods on the background of their category, in a box of fixed size. Decorative, because the name is beside
 * it.
 */
export function GoodsPicture({ src, isLarge = false, categoryId, load = 'later', className = '' }: GoodsPictureProps) {
  const [broken, setBroken] = useState<string>()
  const loading =
    load === 'first' ? ({ loading: 'eager', fetchPriority: 'high' } as const) : { loading: 'lazy' as const }
  return (
    <span className={`${css['picture']} ${css[tintOf(categoryId)]} ${className}`} aria-hidden>
      {src === '' || src === broken ? (
        <Icon of={PictureOutlined} />
      ) : (
        <img
          src={isLarge ? src : smallPicture(src)}
          alt=""
          width="160"
          height="160"
          decoding="async"
          {...loading}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
