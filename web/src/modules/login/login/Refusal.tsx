import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './LoginPage.module.css'

/** Refusal of a form as a whole. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={css['refusal']} role="alert">
      <Icon of={ExclamationCircleFilled} /> {text}
    </p>
  )
}
