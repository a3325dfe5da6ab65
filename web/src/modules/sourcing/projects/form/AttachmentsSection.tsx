import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files/files.ts'
import { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { FormSection } from './FormSection.tsx'

interface AttachmentsSectionProps {
  readonly form: Form<ProjectDraft>
  readonly files: readonly StoredFile[]
}

/** Documents that enrolled suppliers may download. */
export function AttachmentsSection({ form, files }: AttachmentsSectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection name="attachments" note={t('projectForm.attachmentsNote')}>
      <FormField
        field={form.field('attachments')}
        hideLabel
        control={<FilesInput schema={ProjectDraft.properties.attachments} files={files} />}
      />
    </FormSection>
  )
}
