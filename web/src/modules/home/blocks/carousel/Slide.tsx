import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { usePortal } from '#web/kit/client/portal.ts'
import { useMe } from '#web/kit/client/me.ts'
import { type Tile, TileGrid, tileOf } from '#web/kit/ui/TileGrid.tsx'
import { AddressLink } from '../AddressLink.tsx'
import css from './Carousel.module.css'
import { LoginButtons } from '../LoginButtons.tsx'
import type { Slide as SlideOf } from './useSlides.ts'

interface SlideProps {
  readonly slide: SlideOf
  readonly look: 'card' | 'band'
  readonly isFirst: boolean
  readonly place: number
}

/** Banner: its picture, or its text on a plain background with tiles. */
export function Slide({ slide, look, isFirst, place }: SlideProps) {
  const isVisitor = useMe() === null
  const [mark] = usePortal().portalSettingsInfo.shortName
  const { picture, eyebrow, headline, text, button, address, isNewWindow } = slide
  const words = (
    <div className={css['text']}>
      {eyebrow !== '' && <p className={css['eyebrow']}>{eyebrow}</p>}
      {headline !== '' && <h2>{look === 'band' ? inOneLine(headline) : headline}</h2>}
      {text !== '' && <p className={css['more']}>{text}</p>}
      <div className={css['buttons']}>
        {button !== '' && address !== '' && (
          <AddressLink address={address} isNewWindow={isNewWindow} className={css['go']}>
            {button}
          </AddressLink>
        )}
        {isVisitor && look === 'band' && isFirst && (
          <span className={css['logins']}>
            <LoginButtons />
          </span>
        )}
      </div>
    </div>
  )
  if (picture === '')
    return (
      <>
        {words}
        {look === 'card' ? (
          <Art place={place} mark={mark} />
        ) : (
          <span className={css['grid']} aria-hidden>
            <b>{mark}</b>
          </span>
        )}
      </>
    )
  const shown = <img className={css['picture']} src={picture} alt={headline} loading={isFirst ? 'eager' : 'lazy'} />
  return (
    <>
      {button === '' ? (
        <AddressLink address={address} isNewWindow={isNewWindow} className={css['whole']}>
          {shown}
        </AddressLink>
      ) : (
        shown
      )}
      {button !== '' && words}
    </>
  )
}

/** Chinese lines are joined without a space. */
const inOneLine = (text: string) => text.replace(/(?<=[^ -~])\n/, '').replace('\n', ' ')

const pictures = [
  [memo, parcel, helmet, toolbox, truck],
  [helmet, toolbox, memo, truck, parcel],
  [parcel, truck, toolbox, memo, helmet],
] as const

/** Decorative tiles, with the first character of the tenant's name in the accent colour. */
function Art({ place, mark }: { readonly place: number; readonly mark: string | undefined }) {
  const [a, b, c, d, e] = pictures[place % pictures.length]!
  const tiles: readonly Tile[] = [
    {},
    tileOf('muted', a),
    tileOf('white', b),
    tileOf('white', c),
    { variant: 'accent', content: mark },
    tileOf('muted', d),
    {},
    tileOf('white', e),
    {},
  ]
  return (
    <div className={css['art']}>
      <TileGrid tiles={tiles} columns={3} />
    </div>
  )
}
