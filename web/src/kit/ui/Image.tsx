import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { smallPicture } from '#contract/catalogue/pictures.ts'
import css from './Image.module.css'

interface ImageProps {
  /** A path of this site; empty where there is none. */
  readonly src: string
  /** Neighbours of different ids differ in their background. */
  readonly id: string
  readonly size?: 40 | 56 | 72
}

/** The picture of goods on a tint. It says nothing that the name beside it does not say. */
export function Image({ src, id, size = 56 }: ImageProps) {
  return (
    <span className={`${css['picture']} ${css[`s${size}`]} ${css[`t${Number(id.slice(-2)) % 6}`]}`} aria-hidden>
      {src === '' ? <Icon of={PictureOutlined} /> : <img src={smallPicture(src)} alt="" loading="lazy" />}
    </span>
  )
}
