import { useTranslation } from 'react-i18next'
import { editTemplate, type MessageTemplate, previewTemplate } from '#contract/notifications/operating.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './TemplateDialog.module.css'

interface TemplateDialogProps {
  readonly template: MessageTemplate
  readonly onClose: () => void
}

/** Template in both languages, with its available facts and a preview. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const { id, version, facts, titleZh, contentZh, titleEn, contentEn } = template
  const form = useForm({
    route: editTemplate,
    fixed: { id, version },
    initial: { titleZh, contentZh, titleEn, contentEn },
    labels: 'messageTemplates.field',
    onDone: () => (onClose(), toast.success(t('common.done'))),
  })
  const preview = useWrite(previewTemplate)
  const draft = {
    id,
    titleZh: form.values.titleZh ?? '',
    contentZh: form.values.contentZh ?? '',
    titleEn: form.values.titleEn ?? '',
    contentEn: form.values.contentEn ?? '',
  }
  const isWritten = Object.values(draft).every((text) => text !== '')
  const shown = preview.data
  return (
    <FormDialog of={form} title={t('messageTemplates.edit')} width={600} onClose={onClose}>
      <Stack>
        <p className={css['facts']}>
          {facts.length > 0 ? t('messageTemplates.facts') : t('messageTemplates.noFacts')}{' '}
          {facts.map((fact) => (
            <span key={fact.id}>
              <code>{`{${fact.id}}`}</code> {isEnglish ? fact.enName : fact.name}
            </span>
          ))}
        </p>
        <Fields
          of={form}
          columns={1}
          fields={{
            titleZh: { as: 'line' },
            contentZh: { as: 'lines', rows: 2 },
            titleEn: { as: 'line' },
            contentEn: { as: 'lines', rows: 2 },
          }}
        />
        <Button busy={preview.isPending} disabled={!isWritten} onClick={() => preview.mutate(draft)}>
          {t('messageTemplates.preview')}
        </Button>
        {shown && (
          <section className={css['preview']} aria-label={t('messageTemplates.preview')}>
            <b lang="zh-CN">{shown.titleZh}</b>
            <p lang="zh-CN">{shown.contentZh}</p>
            <b lang="en">{shown.titleEn}</b>
            <p lang="en">{shown.contentEn}</p>
          </section>
        )}
      </Stack>
    </FormDialog>
  )
}
