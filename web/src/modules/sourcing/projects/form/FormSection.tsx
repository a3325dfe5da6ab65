import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/kit/layout/Section.tsx'
import type { SectionName } from './draft.ts'

interface FormSectionProps {
  readonly name: SectionName
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const anchorOf = (name: SectionName): string => `section-${name}`

/** Section of a project's form, target of its section link. */
export function FormSection({ name, ...rest }: FormSectionProps) {
  const { t } = useTranslation()
  return <Section id={anchorOf(name)} title={t(`projectForm.section.${name}`)} {...rest} />
}
