import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { smallPicture } from '#contract/catalogue/pictures.ts'
import css from './Image.module.css'

interface ImageProps {
  /** Path of this site; empty if there is no picture. */
  readonly src: string
  /** Id that determines the background tint, so that neighbours differ. */
  readonly id: string
  readonly size?: 40 | 56 | 72
}

/** Picture of goods on a tinted background. Decorative: hidden from screen readers, since the name is beside it. */
export function Image({ src, id, size = 56 }: ImageProps) {
  return (
    <span className={`${css['picture']} ${css[`s${size}`]} ${css[`t${Number(id.slice(-2)) % 6}`]}`} aria-hidden>
      {src === '' ? <Icon of={PictureOutlined} /> : <img src={smallPicture(src)} alt="" loading="lazy" />}
    </span>
  )
}
