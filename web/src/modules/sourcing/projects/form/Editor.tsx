import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { useMe } from '#web/kit/client/me.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormBar } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { SectionNav } from '#web/kit/layout/SectionNav.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { EvaluationSection } from '../../evaluation/EvaluationSection.tsx'
import { OpeningSection } from '../../opening/setUp/OpeningSection.tsx'
import { AddItemsDialog } from '../items/AddItemsDialog.tsx'
import { type ItemSource, ItemsSection } from '../items/ItemsSection.tsx'
import { AttachmentsSection } from './AttachmentsSection.tsx'
import { AuctionSection } from './AuctionSection.tsx'
import { BasicsSection } from './BasicsSection.tsx'
import { type Draft, sections, sectionsOf } from './draft.ts'
import css from './Editor.module.css'
import { anchorOf, FormSection } from './FormSection.tsx'
import { ParticipantsSection } from './ParticipantsSection.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RulesSection } from './RulesSection.tsx'
import { SaveState } from './SaveState.tsx'
import { TimesSection } from './TimesSection.tsx'
import { useProjectForm } from './useProjectForm.ts'

interface EditorProps {
  readonly draft: Draft
  readonly project: Project | undefined
  readonly onSaved: (project: Project) => void
}

/** Form of a project with its sections and section links. */
export function Editor({ draft, project, onSaved }: EditorProps) {
  const { t } = useTranslation()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [source, setSource] = useState<ItemSource>()
  const { form, autosave, isSubmitting } = useProjectForm({ draft, project, onSaved })
  const { kind = 'inquiry' } = form.values
  const { attempts } = form
  // Who opens and scores is the buyer's choice, also where an agency writes the draft.
  const isAgency = useMe()?.userInfo.userType === 'agency'
  const shown = sectionsOf(kind).filter((name) => !isAgency || (name !== 'opening' && name !== 'evaluation'))
  const list = isAgency ? '/agencyProjects' : '/myProjects'
  const links = shown.map((name) => ({
    id: anchorOf(name),
    title: t(`projectForm.section.${name}`),
    isWrong: sections[name].some((field) => form.isWrong(field)),
  }))
  useEffect(() => {
    const first = attempts > 0 && document.querySelector<HTMLElement>('[data-wrong]')?.dataset['wrong']
    if (first) document.getElementById(first)?.scrollIntoView({ block: 'start' })
  }, [attempts])
  const count = form.wrong().length
  const title = t(`projectForm.${project ? 'editTitle' : 'newTitle'}.${kind}`)
  return (
    <Page
      title={title}
      purpose={
        <span className={css['head']}>
          <Tag>{t('projects.state.1')}</Tag>
          <SaveState
            autosave={autosave}
            isDirty={form.isDirty}
            isConflicting={form.isConflicting}
            savedAt={project?.updatedAt}
          />
        </span>
      }
      backTo={{ to: list, label: t(isAgency ? 'agencies.mine.title' : 'projects.title'), here: title, kind: title }}
    >
      <SectionNav sections={links}>
        <Form of={form}>
          <div className={css['sections']}>
            <BasicsSection form={form} />
            <ParticipantsSection form={form} invited={project?.invited ?? []} />
            <TimesSection form={form} />
            <RulesSection form={form} />
            {kind === 'bidding' && <AuctionSection form={form} />}
            {!isAgency && (
              <>
                <FormSection name="opening" note={t('opening.setUp.note')}>
                  <OpeningSection form={form} openers={project?.openers ?? []} />
                </FormSection>
                <FormSection name="evaluation">
                  <EvaluationSection form={form} project={project} />
                </FormSection>
              </>
            )}
            <ItemsSection form={form} onAddFrom={setSource} />
            <FormSection name="requirements" note={t('projectForm.requirementsText')}>
              <FormField field={form.field('requirements')} hideLabel />
            </FormSection>
            <AttachmentsSection form={form} files={project?.attachments ?? []} />
          </div>
        </Form>
      </SectionNav>
      <FormBar isWrong={count > 0} status={count > 0 ? t('projectForm.wrong', { count }) : ''}>
        <ButtonLink to={list}>{t('projectForm.back')}</ButtonLink>
        <Button type="submit" form={form.id} busy={form.isBusy && !isSubmitting}>
          {t('projectForm.save')}
        </Button>
        <Button onClick={() => setIsPreviewing(true)}>{t('projectForm.preview')}</Button>
        <Button variant="solid" busy={isSubmitting} onClick={() => form.submit('submit')}>
          {t('projects.action.submit')}
        </Button>
      </FormBar>
      {source && <AddItemsDialog form={form} source={source} onClose={() => setSource(undefined)} />}
      {isPreviewing && <PreviewDialog draft={form.values} project={project} onClose={() => setIsPreviewing(false)} />}
    </Page>
  )
}
