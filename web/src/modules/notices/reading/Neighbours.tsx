import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ArticlePage } from '#contract/notices/reading.ts'
import css from './Neighbours.module.css'
import { articlePath } from './publicPaths.ts'

/** Previous and next article of the same column. */
export function Neighbours({ article: { previous, next } }: { readonly article: ArticlePage }) {
  const { t } = useTranslation()
  if (previous === null && next === null) return null
  return (
    <nav className={css['neighbours']} aria-label={t('reading.neighbours')}>
      {previous && (
        <p>
          {t('reading.previous')} <Link to={articlePath(previous)}>{previous.title}</Link>
        </p>
      )}
      {next && (
        <p className={css['next']}>
          {t('reading.next')} <Link to={articlePath(next)}>{next.title}</Link>
        </p>
      )}
    </nav>
  )
}
