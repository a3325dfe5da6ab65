import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined.js'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './HelpButton.module.css'

const load = () => import('./PopoverPanel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

interface HelpButtonProps {
  /** Subject of the help, for the accessible name. */
  readonly name: string
  readonly text: string
}

/**
 * Help button beside a label (toggletip): opens on press, so that it works by touch and keyboard. Information needed to
 * fill in a field belongs in its hint.
 */
export function HelpButton({ name, text }: HelpButtonProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const label = t('controls.help', { name })
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`tap ${css['help']}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={InfoCircleOutlined} />
      </button>
      {isOpen && (
        <Suspense>
          <PopoverPanel triggerRef={trigger} onClose={() => setIsOpen(false)} label={label}>
            <p className={css['text']}>{text}</p>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
