import { useTranslation } from 'react-i18next'
import { Fields, type FieldSpec } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Editor.module.css'

interface BlockRowsProps {
  readonly rows: FormRows<Record<string, unknown>>
  readonly title: string
  readonly addLabel: string
  readonly hint?: string
  readonly blank: Record<string, unknown>
  readonly fields: Readonly<Record<string, FieldSpec>>
}

/** Rows within a block (banners, links): moved up and down, removed and added. */
export function BlockRows({ rows, title, addLabel, hint, blank, fields }: BlockRowsProps) {
  const { t } = useTranslation()
  return (
    <section className={css['rows']} aria-label={title}>
      <h3>{title}</h3>
      {hint !== undefined && <p>{hint}</p>}
      {rows.items.map((row, at) => (
        <fieldset key={row.key}>
          <legend className="visuallyHidden">{t('homeEditor.nth', { place: at + 1 })}</legend>
          <Fields of={row} columns={2} fields={fields} />
          <div className={css['tools']}>
            <Button size="sm" variant="text" disabled={at === 0} onClick={() => rows.move(at, at - 1)}>
              {t('homeEditor.up')}
            </Button>
            <Button
              size="sm"
              variant="text"
              disabled={at === rows.items.length - 1}
              onClick={() => rows.move(at, at + 1)}
            >
              {t('homeEditor.down')}
            </Button>
            <Button size="sm" variant="text" onClick={() => rows.remove(at)}>
              {t('homeEditor.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button onClick={() => rows.add(blank)}>{addLabel}</Button>
    </section>
  )
}
