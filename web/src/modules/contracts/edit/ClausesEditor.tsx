import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClauseDraft, maxClauses, type VariableValue } from '#contract/contracts/contract.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './Editor.module.css'

interface ClausesEditorProps {
  readonly rows: FormRows<ClauseDraft>
  readonly values: FormRows<VariableValue>
  /** Placeholders of the clauses that the drafter fills in. */
  readonly names: ReadonlySet<string>
  /** Numbers of the clauses that the template demands. */
  readonly mandatory: ReadonlySet<number>
  readonly error: string | undefined
}

/** Clauses of a draft, and what its placeholders stand for. */
export function ClausesEditor({ rows, values, names, mandatory, error }: ClausesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  const free = values.items.filter(({ values: { name = '' } }) => names.has(name))
  const missing = [...names].filter((name) => !values.items.some((each) => each.values.name === name))
  return (
    <section className={css['editor']} aria-labelledby={id}>
      <header className={css['head']}>
        <h3 id={id}>{t('contracts.clausesHead', { count: rows.items.length })}</h3>
        <Button
          size="sm"
          icon={<Icon of={PlusOutlined} />}
          disabled={rows.items.length >= maxClauses}
          onClick={() => rows.add({ no: null, title: '', text: '' })}
        >
          {t('contracts.addClause')}
        </Button>
      </header>
      {rows.items.length === 0 && <p>{t('contracts.templateFirst')}</p>}
      {free.length > 0 && (
        <FieldGrid>
          {free.map((row) => (
            <FormField key={row.key} field={row.field('value')} label={row.values.name ?? ''} required />
          ))}
        </FieldGrid>
      )}
      {missing.length > 0 && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              for (const name of missing) values.add({ name, value: '' })
            }}
          >
            {t('contracts.fillIn', { names: missing.join('、') })}
          </Button>
        </div>
      )}
      {rows.items.map((row, index) => {
        const isMandatory = row.values.no !== null && row.values.no !== undefined && mandatory.has(row.values.no)
        return (
          <div key={row.key} className={css['row']}>
            <div className={css['rowHead']}>
              <span>
                {t('contracts.clauseNo', { number: index + 1 })}{' '}
                {isMandatory && <Tag tone="info">{t('contracts.must')}</Tag>}
              </span>
              {!isMandatory && (
                <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => rows.remove(index)}>
                  {t('common.remove')}
                </Button>
              )}
            </div>
            <FormField field={row.field('title')} />
            <FormField field={row.field('text')} as="lines" rows={3} />
          </div>
        )
      })}
      {error !== undefined && (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </section>
  )
}
