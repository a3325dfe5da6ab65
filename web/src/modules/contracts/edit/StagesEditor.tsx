import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxStages, type StageDraft } from '#contract/contracts/contract.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Editor.module.css'

interface StagesEditorProps {
  readonly rows: FormRows<StageDraft>
  readonly error: string | undefined
}

/** Stages of a draft, each with its share of the amount. */
export function StagesEditor({ rows, error }: StagesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css['editor']} aria-labelledby={id}>
      <header className={css['head']}>
        <h3 id={id}>{t('contracts.stagesHead')}</h3>
        <Button
          size="sm"
          icon={<Icon of={PlusOutlined} />}
          disabled={rows.items.length >= maxStages}
          onClick={() => rows.add({ name: '', trigger: '', percent: '', dueOn: null })}
        >
          {t('contracts.addStage')}
        </Button>
      </header>
      {rows.items.map((row, index) => (
        <div key={row.key} className={css['row']}>
          <div className={css['rowHead']}>
            <span>{t('contracts.stageNo', { number: index + 1 })}</span>
            {rows.items.length > 1 && (
              <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => rows.remove(index)}>
                {t('common.remove')}
              </Button>
            )}
          </div>
          <FieldGrid columns={4}>
            <FormField field={row.field('name')} />
            <FormField field={row.field('trigger')} />
            <FormField field={row.field('percent')} />
            <FormField field={row.field('dueOn')} />
          </FieldGrid>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </section>
  )
}
