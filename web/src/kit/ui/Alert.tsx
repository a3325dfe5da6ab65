import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled.js'
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './Alert.module.css'

const icons = { info: InfoCircleFilled, warn: ExclamationCircleFilled, err: CloseCircleFilled }

interface AlertProps {
  readonly tone: keyof typeof icons
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Action button. */
  readonly action?: ReactNode
  /** Live alert: appeared after the page was loaded, so screen readers announce it. */
  readonly isAlert?: boolean
}

/** Persistent inline message. */
export function Alert({ tone, title, children, action, isAlert = false }: AlertProps) {
  return (
    <div className={`${css['alert']} ${css[tone]}`} role={isAlert ? 'alert' : undefined}>
      <Icon of={icons[tone]} />
      <div className={css['text']}>
        {title !== undefined && <p className={css['title']}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={css['action']}>{action}</div>}
    </div>
  )
}
