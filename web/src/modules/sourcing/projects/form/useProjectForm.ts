import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { createProject, editProject, getProject, moveProject, type Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { keyOf } from '#web/kit/client/queryKey.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { type AutosaveState, useAutosave } from '#web/kit/form/autosave/useAutosave.ts'
import { type Form, useForm } from '#web/kit/form/useForm.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { managePath } from '../projectPaths.ts'
import { type Draft, prunedDraft, writtenOf } from './draft.ts'
import { useProblemTexts } from './useProblemTexts.ts'

interface ProjectFormOptions {
  readonly draft: Draft
  /** Saved project; undefined before the first save. */
  readonly project: Project | undefined
  readonly onSaved: (project: Project) => void
}

interface ProjectForm {
  readonly form: Form<ProjectDraft>
  readonly autosave: AutosaveState
  readonly isSubmitting: boolean
}

/** Form of a draft: saved automatically, and submitted when complete. */
export function useProjectForm({ draft, project, onSaved }: ProjectFormOptions): ProjectForm {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const problemTexts = useProblemTexts()
  // Keeps the newest version at hand, in case of concurrent changes.
  useOptionalRead(getProject, { id: project?.id ?? '1' }, project !== undefined)
  const client = useQueryClient()
  const move = useWrite(moveProject, {
    silent: true,
    onDone: ({ id }) => {
      toast.success(t('projectForm.submitted'))
      void navigate(managePath(id))
    },
  })
  const fixedOf = ({ id, version }: Project) => ({ id, version })
  const submitDraft = async (saved: Project) => {
    const word = t('projects.action.submit')
    const question = { title: word, text: t('projects.sure.submit'), ok: word, cancel: t('common.cancel') }
    if (!(await confirm(question))) return
    const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
    move.mutate({ ...fixedOf(saved), action: 'submit' }, { onError })
  }
  const form: Form<ProjectDraft> = useForm({
    route: project ? editProject : createProject,
    fixed: project && fixedOf(project),
    schema: ProjectDraft,
    initial: draft,
    labels: 'projects.field',
    readFrom: getProject,
    fromNewest: (newest) => writtenOf(newest as unknown as Project),
    // Sends an empty list explicitly: otherwise the last attachment could not be removed, because empty optional values
    // are not sent.
    toInput: (written, fixed) => ({ ...written, attachments: written.attachments ?? [], ...fixed }),
    prune: prunedDraft,
    check: (values, step) => (step === 'submit' ? problemTexts(values) : {}),
    onSaved: (saved) => {
      // Updates the cache, so that a reopened draft starts with the last saved version.
      client.setQueryData(keyOf(getProject, { id: saved.id }), saved)
      onSaved(saved)
      return fixedOf(saved)
    },
    onDone: (saved, step) => {
      if (step === 'submit') void submitDraft(saved)
      else toast.success(t('projectForm.savedDraft'))
    },
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  const autosave = useAutosave(form)
  return { form, autosave, isSubmitting: move.isPending }
}
