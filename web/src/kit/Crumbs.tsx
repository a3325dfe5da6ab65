import { RightOutlined } from '@ant-design/icons'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Clamped } from './Clamped.tsx'
import css from './Crumbs.module.css'

interface CrumbsProps {
  readonly children: ReactNode
  /** At the right: how much there is. */
  readonly aside?: ReactNode
}

/** The way here; the last is where the reader is. */
export function Crumbs({ children, aside }: CrumbsProps) {
  const { t } = useTranslation()
  const steps = Children.toArray(children)
  return (
    <div className={css['crumbs']}>
      <nav aria-label={t('common.way')}>
        <ol>
          {steps.map((step, place) => (
            <li key={place} aria-current={place === steps.length - 1 ? 'page' : undefined}>
              {place > 0 && <RightOutlined aria-hidden />}
              {typeof step === 'string' ? <Clamped lines={1}>{step}</Clamped> : step}
            </li>
          ))}
        </ol>
      </nav>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </div>
  )
}
