import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import lens from '#web/assets/goods/magnifying-glass-tilted-left.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { type Tile, TileGrid, tileOf } from '#web/kit/ui/TileGrid.tsx'
import css from './NotFound.module.css'

const figure = (content: string, variant: 'ink' | 'accent'): Tile => ({ variant, content })

const tiles: readonly Tile[] = [
  {},
  tileOf('muted', parcel),
  {},
  {},
  figure('4', 'ink'),
  figure('0', 'accent'),
  figure('4', 'ink'),
  tileOf('muted', lens),
  {},
  {},
  tileOf('muted', memo),
  {},
]

/** Missing page, or one that this person may not see: both look the same. */
export function NotFound() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useTitle(t('common.missing.title'))
  return (
    <section className={`card ${css['missing']}`}>
      <div>
        <p className={css['code']}>404</p>
        <h1>{t('common.missing.title')}</h1>
        <p className={css['reason']}>{t('common.missing.reason')}</p>
        <div className={css['links']}>
          <ButtonLink variant="solid" size="lg" to="/">
            {t('common.home')}
          </ButtonLink>
          <Button size="lg" onClick={() => void navigate(-1)}>
            {t('common.back')}
          </Button>
        </div>
      </div>
      <TileGrid tiles={tiles} columns={4} />
    </section>
  )
}
