import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Gallery.module.css'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'

interface GalleryProps {
  readonly pictures: readonly string[]
  readonly categoryId: string
  /** Supplier's number of the goods. */
  readonly code: string
}

/** Enlarges the picture where the pointer is. */
function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--at-x', `${((clientX - left) / width) * 100}%`)
  currentTarget.style.setProperty('--at-y', `${((clientY - top) / height) * 100}%`)
}

/** Picture gallery: one large, thumbnails below. */
export function Gallery({ pictures, categoryId, code }: GalleryProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  return (
    <div className={css['gallery']}>
      <div className={css['zoom']} onPointerMove={follow}>
        <GoodsPicture
          src={pictures[shown] ?? ''}
          categoryId={categoryId}
          isLarge
          load="first"
          className={css['large']}
        />
      </div>
      {pictures.length > 1 && (
        <fieldset className={css['others']}>
          <legend className="visuallyHidden">{t('catalogue.goods.pictures')}</legend>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              aria-label={t('catalogue.goods.picture', { place: place + 1 })}
              aria-pressed={place === shown}
              onClick={() => setShown(place)}
            >
              <GoodsPicture src={picture} categoryId={categoryId} className={css['small']} />
            </button>
          ))}
        </fieldset>
      )}
      {code !== '' && <p className={css['code']}>{t('catalogue.goods.code', { code })}</p>}
    </div>
  )
}
