import VerticalAlignTopOutlined from '@ant-design/icons-svg/es/asn/VerticalAlignTopOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './BackToTop.module.css'

const AFTER_PX = 400

export function BackToTop() {
  const { t } = useTranslation()
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    const onScroll = () => setIsDown(scrollY > AFTER_PX)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  if (!isDown) return null
  return (
    <button type="button" className={css['top']} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
      <Icon of={VerticalAlignTopOutlined} />
      {t('shell.top')}
    </button>
  )
}
