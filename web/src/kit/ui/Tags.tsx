import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchOverflow } from '../layout/watchOverflow.ts'
import { Tag } from './StatusTag.tsx'
import css from './Tags.module.css'

const load = () => import('../overlay/PopoverPanel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

interface TagsProps {
  readonly of: readonly string[]
  readonly max?: number
}

/** Tags: the first names, and a button with the number of further ones. */
export function Tags({ of, max = 2 }: TagsProps) {
  if (of.length === 0) return '-'
  return (
    <span className={css['tags']}>
      {of.slice(0, max).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {of.length > max && <FurtherTags of={of.slice(max)} />}
    </span>
  )
}

/** Further names: shown on press, so that they can be read by touch and keyboard too. */
function FurtherTags({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`tap ${css['further']}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        +{of.length}
        <span className="visuallyHidden">{of.join(', ')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PopoverPanel triggerRef={trigger} onClose={() => setIsOpen(false)} label={t('common.all')}>
            <ul ref={watchOverflow} className={css['names']}>
              {of.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
