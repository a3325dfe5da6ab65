import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { openingPath } from '../../opening/openingPath.ts'
import { managePath } from '../../projects/projectPaths.ts'
import { ProjectStatus } from '../../projects/ProjectStatus.tsx'
import { ProjectSteps } from '../../steps/ProjectSteps.tsx'
import css from '../ComparisonPage.module.css'

interface NotComparableProps {
  readonly project: Project
  /** Refusal of the server. */
  readonly reason: string
}

/** Head of the project with the reason why there is nothing to compare yet, and the way to the opening. */
export function NotComparable({ project, reason }: NotComparableProps) {
  const { t } = useTranslation()
  return (
    <section className={`card ${css['head']}`} aria-label={project.title}>
      <div className={css['line']}>
        <p className={css['title']}>{project.title}</p>
        <ProjectStatus project={project} as="tag" />
      </div>
      <ProjectSteps project={project} />
      <Alert tone="info" title={reason}>
        {t('comparison.notOpened')}
      </Alert>
      <div className={css['line']}>
        <ButtonLink variant="solid" to={openingPath(project.id)}>
          {t('comparison.toOpening')}
        </ButtonLink>
        <ButtonLink to={managePath(project.id)}>{t('award.toProject')}</ButtonLink>
      </div>
    </section>
  )
}
