import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { smallPicture } from '#contract/catalogue/pictures.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './Pictures.module.css'

/** Picture, or a note if it cannot be displayed, as with addresses of other sites. */
export function ShownPicture({ src, name }: { readonly src: string; readonly name: string }) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState(false)
  if (!broken) return <img src={smallPicture(src)} alt={name} onError={() => setBroken(true)} />
  return (
    <Tooltip text={src} className={css['broken']}>
      <Icon of={PictureOutlined} />
      {t('products.picture.broken')}
    </Tooltip>
  )
}
