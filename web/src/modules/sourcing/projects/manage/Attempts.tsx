import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Project } from '#contract/sourcing/projects.ts'
import { rerunProject } from '#contract/sourcing/reruns/rerun.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { editPath, managePath } from '../projectPaths.ts'
import { stateKey } from '../projectStates.ts'

/** Attempts of a project: the first one and its re-runs, with the reason for which each failed. */
export function Attempts({ project: { id, attempts } }: { readonly project: Project }) {
  const { t } = useTranslation()
  if (attempts.length < 2) return null
  return (
    <Section title={t('projects.rerun.attempts')}>
      <DescriptionList
        items={attempts.map((each) => ({
          label: t('projects.rerun.attempt', { no: each.attempt }),
          value: (
            <Fragment key={each.id}>
              {each.id === id ? each.projectNo : <Link to={managePath(each.id)}>{each.projectNo}</Link>}
              {' · '}
              {[t(stateKey(each)), each.ending === 'terminated' ? each.reason : ''].filter(Boolean).join(' · ')}
            </Fragment>
          ),
          wide: true,
        }))}
      />
    </Section>
  )
}

/** Button that repeats a project which ended without a result; the draft opens. */
export function RerunButton({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { id, version, kind, invited, mayRerun } = project
  if (!mayRerun) return null
  const title = t(`projects.rerun.action.${kind}`)
  return (
    <>
      <Button variant="solid" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <RouteFormDialog
          title={title}
          route={rerunProject}
          fixed={{ id, version }}
          initial={{ withInvited: invited.length > 0 }}
          labels="projects.rerun.field"
          columns={1}
          submit={t('projects.rerun.submit')}
          fields={{ withInvited: {} }}
          note={<Alert tone="info">{t('projects.rerun.text')}</Alert>}
          onDone={(created) => void navigate(editPath(created.id))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
