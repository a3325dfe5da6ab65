import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Breadcrumbs.module.css'
import { Clamped } from '#web/kit/ui/Clamped.tsx'

interface BreadcrumbsProps {
  readonly children: ReactNode
  /** Content at the right, such as a count. */
  readonly aside?: ReactNode
}

/** Breadcrumbs; the last one is the current page. */
export function Breadcrumbs({ children, aside }: BreadcrumbsProps) {
  const { t } = useTranslation()
  const steps = Children.toArray(children)
  return (
    <div className={`noPrint ${css['crumbs']}`}>
      <nav aria-label={t('common.breadcrumb')}>
        <ol>
          {steps.map((step, place) => (
            <li key={place} aria-current={place === steps.length - 1 ? 'page' : undefined}>
              {place > 0 && <Icon of={RightOutlined} />}
              {typeof step === 'string' ? <Clamped lines={1}>{step}</Clamped> : step}
            </li>
          ))}
        </ol>
      </nav>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </div>
  )
}
