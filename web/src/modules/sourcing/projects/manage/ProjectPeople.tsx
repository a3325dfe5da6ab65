import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'

/** Owner, contact and invited suppliers of a project. */
export function ProjectPeople({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const { ownerName, deptName, contactName, contactTel, scope, invited } = project
  const names = invited.map(({ name }) => name)
  return (
    <Section title={t('projects.people')}>
      <DescriptionList
        items={[
          { label: t('projects.field.ownerName'), value: `${ownerName} · ${deptName}`, wide: true },
          {
            label: t('projects.field.contactName'),
            value: [contactName, contactTel].filter(Boolean).join(' '),
            wide: true,
          },
          ...(scope === 'invited'
            ? [{ label: t('projects.field.invitedIds'), value: <Tags of={names} max={10} />, wide: true }]
            : []),
        ]}
      />
    </Section>
  )
}
