import { useTranslation } from 'react-i18next'
import type { ProjectSummary } from '#contract/sourcing/projects.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { stateKey, tones } from './projectStates.ts'

interface ProjectStatusProps {
  readonly project: Pick<ProjectSummary, 'state' | 'ending'>
  readonly as?: 'dot' | 'tag'
}

/** Status of a project. */
export function ProjectStatus({ project, as = 'dot' }: ProjectStatusProps) {
  const { t } = useTranslation()
  return (
    <StatusTag tone={tones[project.state]} as={as}>
      {t(stateKey(project))}
    </StatusTag>
  )
}
