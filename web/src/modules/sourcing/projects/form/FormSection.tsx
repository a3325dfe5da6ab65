import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/kit/layout/Section.tsx'
import type { SectionName } from './draft.ts'
import css from './Editor.module.css'

interface FormSectionProps {
  readonly name: SectionName
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const anchorOf = (name: SectionName): string => `section-${name}`

/** Section of a project's form, target of its section link. */
export function FormSection({ name, note, actions, children }: FormSectionProps) {
  const { t } = useTranslation()
  return (
    <div id={anchorOf(name)} tabIndex={-1} className={css['section']}>
      <Section title={t(`projectForm.section.${name}`)} note={note} actions={actions}>
        {children}
      </Section>
    </div>
  )
}
