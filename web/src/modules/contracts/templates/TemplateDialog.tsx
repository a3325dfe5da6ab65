import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import {
  type ContractTemplate,
  createContractTemplate,
  editContractTemplate,
} from '#contract/contracts/contractTemplates.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../edit/Editor.module.css'

interface TemplateDialogProps {
  readonly edited?: ContractTemplate
  readonly onClose: () => void
}

/** Dialog that writes the next edition of a template. */
export function TemplateDialog({ edited, onClose }: TemplateDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: edited ? editContractTemplate : createContractTemplate,
    fixed: edited ? { id: edited.id, version: edited.version } : undefined,
    initial: edited
      ? { name: edited.name, clauses: edited.clauses.map(({ kind, title, text }) => ({ kind, title, text })) }
      : { name: '', clauses: [{ kind: 'must', title: '', text: '' }] },
    labels: 'contractTemplates.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const rows = form.rows('clauses', 'contractTemplates.clause')
  const error = form.errorAt('clauses')
  return (
    <FormDialog
      of={form}
      title={t(edited ? 'contractTemplates.editTitle' : 'contractTemplates.add')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p>{t('contractTemplates.variables')}</p>
        <Fields of={form} fields={{ name: { wide: true } }} />
        <section className={css['editor']} aria-label={t('contractTemplates.clauses')}>
          {rows.items.map((row, index) => (
            <div key={row.key} className={css['row']}>
              <div className={css['rowHead']}>
                <span>{t('contracts.clauseNo', { number: index + 1 })}</span>
                {rows.items.length > 1 && (
                  <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => rows.remove(index)}>
                    {t('common.remove')}
                  </Button>
                )}
              </div>
              <FormField field={row.field('kind')} />
              <FormField field={row.field('title')} />
              <FormField field={row.field('text')} as="lines" rows={3} />
            </div>
          ))}
          {error !== undefined && (
            <p role="alert" className={css['error']}>
              {error}
            </p>
          )}
          <div>
            <Button
              size="sm"
              icon={<Icon of={PlusOutlined} />}
              disabled={rows.items.length >= 60}
              onClick={() => rows.add({ kind: 'must', title: '', text: '' })}
            >
              {t('contracts.addClause')}
            </Button>
          </div>
        </section>
      </Stack>
    </FormDialog>
  )
}
