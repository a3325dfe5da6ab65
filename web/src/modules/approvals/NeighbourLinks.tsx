import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './NeighbourLinks.module.css'
import { shortcuts } from './useNeighbours.ts'

interface NeighbourLinksProps {
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Links to the previous and next document; at an end the focus moves to the remaining link. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLElement>(null)
  const isOnTheMove = useRef(false)
  useEffect(() => {
    if (!isOnTheMove.current || document.activeElement !== document.body) return
    group.current?.querySelector('a')?.focus()
  })
  const onClick = () => {
    isOnTheMove.current = true
  }
  const linkTo = (to: string | undefined, name: 'previous' | 'next') => {
    const text = t(`approvals.${name}`)
    const words =
      name === 'previous'
        ? [<Icon key="icon" of={LeftOutlined} />, text]
        : [text, <Icon key="icon" of={RightOutlined} />]
    if (to === undefined) return <span />
    return (
      <Link to={to} aria-keyshortcuts={shortcuts[name]} title={shortcuts[name]} onClick={onClick}>
        {words}
      </Link>
    )
  }
  return (
    <nav ref={group} className={css['neighbours']} aria-label={t('approvals.inOrder')}>
      {linkTo(previous, 'previous')}
      {linkTo(next, 'next')}
    </nav>
  )
}
