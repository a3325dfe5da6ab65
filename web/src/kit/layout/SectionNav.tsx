import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './SectionNav.module.css'
import { useSections } from './useSections.ts'
import { watchOverflow } from './watchOverflow.ts'

export interface PageSection {
  /** Id of the section's element, see `Section`. */
  readonly id: string
  readonly title: string
  /** Marks a section with invalid fields. */
  readonly isWrong?: boolean
}

interface SectionNavProps {
  readonly sections: readonly PageSection[]
  readonly children: ReactNode
}

/** Height of what may be sticky above a section: the frame's header and the bar of links. */
const LINE = 140

/**
 * Long page with links to its sections: a list beside it, on small screens a bar above it that scrolls sideways. Both
 * stay in view and mark the current section and those with errors.
 */
export function SectionNav({ sections, children }: SectionNavProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const seen = useSections(
    sections.map(({ id }) => id),
    LINE,
  )
  const current = seen.current ?? sections[0]?.id
  useEffect(() => {
    if (current !== undefined) showLink(list.current, current)
  }, [current])
  return (
    <div className={css['layout']}>
      <nav className={`noPrint ${css['nav']}`} aria-label={t('common.sections.label')}>
        <div ref={watchOverflow} className={css['frame']}>
          <ol ref={list}>
            {sections.map(({ id, title, isWrong }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  data-wrong={isWrong ? id : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    seen.goTo(id)
                  }}
                >
                  {title}
                  {isWrong && (
                    <>
                      <i aria-hidden />
                      <span className="visuallyHidden">{t('common.sections.wrong')}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className={css['content']}>{children}</div>
    </div>
  )
}

/** Scrolls the list, not the page, so that the link to a section is in its middle. */
function showLink(list: HTMLElement | null, id: string): void {
  const [frame, link] = [list?.parentElement, list?.querySelector(`[href="#${CSS.escape(id)}"]`)]
  if (!frame || !link) return
  const [outer, inner] = [frame.getBoundingClientRect(), link.getBoundingClientRect()]
  frame.scrollBy({
    left: inner.left - outer.left - (outer.width - inner.width) / 2,
    top: inner.top - outer.top - (outer.height - inner.height) / 2,
  })
}
