import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { type SectionName, sectionNames, sectionsOf } from './draft.ts'
import css from './Editor.module.css'
import { anchorOf } from './FormSection.tsx'

/** Section links of a long form; marks the current section and those with errors. */
export function AnchorNav({ wrong, kind }: { readonly wrong: ReadonlySet<SectionName>; readonly kind: ProjectKind }) {
  const { t } = useTranslation()
  const current = useSectionInSight()
  return (
    <nav className={css['anchors']} aria-label={t('projectForm.anchors')}>
      <ol>
        {sectionsOf(kind).map((name) => (
          <li key={name} data-current={name === current || undefined}>
            <a
              href={`#${anchorOf(name)}`}
              aria-current={name === current ? 'true' : undefined}
              data-wrong={wrong.has(name) ? anchorOf(name) : undefined}
              onClick={(event) => {
                event.preventDefault()
                const section = document.getElementById(anchorOf(name))
                section?.focus({ preventScroll: true })
                section?.scrollIntoView({ block: 'start' })
              }}
            >
              {t(`projectForm.section.${name}`)}
              {wrong.has(name) && (
                <>
                  <i aria-hidden />
                  <span className="visuallyHidden">{t('projectForm.wrongHere')}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** First section that is not above the viewport. */
function useSectionInSight(): SectionName {
  const [current, setCurrent] = useState<SectionName>('basics')
  useEffect(() => {
    const onScroll = () => {
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const top = sectionNames.findLast((name) => {
        const box = document.getElementById(anchorOf(name))?.getBoundingClientRect()
        return box !== undefined && box.top <= 140
      })
      setCurrent(isAtEnd && window.scrollY > 0 ? sectionNames.at(-1)! : (top ?? 'basics'))
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return current
}
