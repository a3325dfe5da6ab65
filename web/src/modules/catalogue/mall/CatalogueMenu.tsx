import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CategoryTree } from '#contract/catalogue/categories.ts'
import { mallPath } from '#web/kit/client/mall.ts'
import css from './CatalogueMenu.module.css'
import { useCategoryName, useCategoryTree } from './categories.ts'

const HOVER_MS = 120

interface CatalogueMenuProps {
  /** Further categories are behind a last row. */
  readonly max?: number
  readonly onLeave?: () => void
}

/**
 * Menu of the category tree: the first level as a column; the two levels below beside it, on hover or focus. `onLeave`
 * is called on Escape.
 */
export function CatalogueMenu({ max = Number.POSITIVE_INFINITY, onLeave }: CatalogueMenuProps) {
  const { t } = useTranslation()
  const tree = useCategoryTree()
  const categories = tree ?? []
  const nameOf = useCategoryName()
  const [openId, setOpenId] = useState<string>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const panelId = useId()
  const open = categories.find(({ id }) => id === openId)
  const openSoon = (id: string | undefined) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setOpenId(id), HOVER_MS)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return walk(event)
    if (!open) return onLeave?.()
    event.currentTarget.querySelector<HTMLElement>(`[data-category="${open.id}"]`)?.focus()
    clearTimeout(waiting.current)
    setOpenId(undefined)
  }

  return (
    // Arrow keys and Escape are shortcuts; Tab reaches every link too.
    <div
      className={css['menu']}
      aria-busy={!tree}
      onPointerLeave={() => openSoon(undefined)}
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <ul className={css['column']}>
        {categories.slice(0, max).map((category) => (
          <li key={category.id}>
            <Link
              to={mallPath({ catalogId: category.id })}
              data-category={category.id}
              data-open={category.id === openId || undefined}
              aria-controls={category.id === openId ? panelId : undefined}
              aria-expanded={category.id === openId}
              onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon(category.id)}
              onFocus={() => openSoon(category.id)}
            >
              {category.picture !== '' && <img src={category.picture} alt="" width="18" height="18" loading="lazy" />}
              <span className="one">{nameOf(category)}</span>
              <Icon of={RightOutlined} />
            </Link>
            {open?.id === category.id && (
              <Panel id={panelId} category={open} onEnter={() => clearTimeout(waiting.current)} />
            )}
          </li>
        ))}
        {categories.length > max && (
          <li>
            <Link to="/allCategories" onPointerEnter={() => openSoon(undefined)} onFocus={() => openSoon(undefined)}>
              <span className="one">{t('catalogue.all')}</span>
              <Icon of={RightOutlined} />
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

interface PanelProps {
  readonly id: string
  readonly category: CategoryTree
  readonly onEnter: () => void
}

/** Follows its row in the focus order; displayed beside the column. */
function Panel({ id, category, onEnter }: PanelProps) {
  const nameOf = useCategoryName()
  return (
    <div id={id} className={css['panel']} onPointerEnter={onEnter}>
      {category.children.map((second) => (
        <div key={second.id} className={css['row']}>
          <Link to={mallPath({ catalogId: second.id })} className={css['second']}>
            {nameOf(second)}
          </Link>
          <div className={css['thirds']}>
            {second.children.map((third) => (
              <Link key={third.id} to={mallPath({ catalogId: third.id })}>
                {nameOf(third)}
              </Link>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Arrow keys: up and down within the column, right into the panel, left back to its row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const here = document.activeElement as HTMLElement
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-category]')]
  const at = rows.indexOf(here)
  const panel = event.currentTarget.querySelector<HTMLElement>(`.${css['panel']}`)
  const next = {
    ArrowDown: at >= 0 ? rows[at + 1] : undefined,
    ArrowUp: at >= 0 ? rows[at - 1] : undefined,
    ArrowRight: at >= 0 ? panel?.querySelector('a') : undefined,
    ArrowLeft: panel?.contains(here) ? panel.parentElement?.querySelector<HTMLElement>('[data-category]') : undefined,
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
