import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CatalogueMenu } from '#web/modules/catalogue/mall/CatalogueMenu.tsx'
import css from './CatalogueButton.module.css'

const HOVER_MS = 120

/** 全部商品分类: opens over the page on hover, click and key. Use the page as `key`, so that it closes on navigation. */
export function CatalogueButton() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setSoon = (next: boolean) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setIsOpen(next), HOVER_MS)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const onLeave = () => {
    button.current?.focus()
    setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === button.current) setIsOpen(false)
  }
  return (
    <div
      className={css['catalogue']}
      role="presentation"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setSoon(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setSoon(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon of={MenuOutlined} /> {t('catalogue.all')}
      </button>
      {isOpen && (
        <div className={css['over']}>
          <CatalogueMenu onLeave={onLeave} />
        </div>
      )}
    </div>
  )
}
