import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { editPath, managePath } from '../projectPaths.ts'
import { isDraftOfMine } from '../useProjectActions.ts'
import { newDraft, withFirstRow, writtenOf } from './draft.ts'
import { Editor } from './Editor.tsx'

/** Editor of a project: a draft, or a new one of the kind in the search params. */
export function ProjectEditPage() {
  const may = useMay()
  const [search] = useSearchParams()
  const [created, setCreated] = useState<Pick<Project, 'id' | 'kind'>>()
  const id = search.get('id')
  if (!may('project.manage')) return <MissingPage needs="project.manage" />
  // Keeps the mounted form when the first save adds the id to the URL.
  if (id !== null && id !== created?.id) return <OldDraft key={id} id={id} />
  const kind = created?.kind ?? projectKinds.find((each) => each === search.get('kind')) ?? 'inquiry'
  const Begun = may('seal.open') ? KeyedDraft : NewDraft
  return <Begun key={kind} kind={kind} onCreated={setCreated} />
}

interface NewDraftProps {
  readonly kind: Project['kind']
  /** Author, if they have an opener key. */
  readonly opener?: string
  readonly onCreated: (project: Project) => void
}

/** Preselects the author as opener, together with others and the platform, if they have a key. */
function KeyedDraft(props: NewDraftProps) {
  const { current, personId } = useRead(findMyOpenerKey, {})
  return <NewDraft {...props} {...(current ? { opener: personId } : {})} />
}

function NewDraft({ kind, opener, onCreated }: NewDraftProps) {
  const me = useMe()
  const navigate = useNavigate()
  const [draft] = useState(() => newDraft(kind, me?.userInfo.userName ?? '', new Date(), opener))
  const [project, setProject] = useState<Project>()
  const onSaved = (saved: Project) => {
    if (!project) {
      onCreated(saved)
      void navigate(editPath(saved.id), { replace: true, preventScrollReset: true })
    }
    setProject(saved)
  }
  return <Editor draft={draft} project={project} onSaved={onSaved} />
}

function OldDraft({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const read = useRead(getProject, { id })
  const [saved, setSaved] = useState<Project>()
  const [draft] = useState(() => withFirstRow(writtenOf(read)))
  // A draft saved here keeps its page until its own submission navigates away.
  if (!isDraftOfMine(saved ?? read)) {
    const back = <ButtonLink to={managePath(id)}>{t('projects.action.open')}</ButtonLink>
    return <Empty page illustration="lock" title={t('projectForm.noDraft')} action={back} />
  }
  return <Editor draft={draft} project={saved ?? read} onSaved={setSaved} />
}
