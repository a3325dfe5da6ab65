import { useTranslation } from 'react-i18next'
import { itemLengths, type ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { FieldGrid, Stack, Under } from '#web/kit/layout/Card.tsx'
import type { Form } from '#web/kit/form/useForm.ts'

/** Lots of an auction by lot: each item names its own. */
export function LotNames({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const items = form.values.items ?? []
  const name = (place: number, lot: string) =>
    form.set({ items: items.map((item, at) => (at === place ? { ...item, lot } : item)) })
  return (
    <fieldset>
      <legend className="visuallyHidden">{t('auction.lots.title')}</legend>
      <Stack>
        <p>
          {t('auction.lots.title')} <Under>{t(items.length === 0 ? 'auction.lots.none' : 'auction.lots.note')}</Under>
        </p>
        <FieldGrid columns={2}>
          {items.map((item, at) => (
            <Field
              // Items are known by their place.
              key={at}
              label={t(item.name ? 'auction.lots.lotOf' : 'auction.lots.lotOfNth', { name: item.name, place: at + 1 })}
              value={item.lot ?? ''}
              onChange={(value) => name(at, String(value))}
              control={<Input maxLength={itemLengths.lot} />}
            />
          ))}
        </FieldGrid>
      </Stack>
    </fieldset>
  )
}
