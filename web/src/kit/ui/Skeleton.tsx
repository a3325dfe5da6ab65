import { useTranslation } from 'react-i18next'
import css from './Skeleton.module.css'

/** Loading skeleton; appears after 200 ms, so that fast responses do not flash it. */
export function Skeleton({ rows = 6 }: { readonly rows?: number }) {
  const { t } = useTranslation()
  return (
    <div className={css['skeleton']} aria-busy>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  )
}
